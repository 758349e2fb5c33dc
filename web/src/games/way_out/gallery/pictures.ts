/** A picture for each of the seventy-two rooms: what one would look at in there. */
import buttonTin from 'icon:shirt-button';
import pawnbrokersWindow from 'icon:price-tag';
import spareKey from 'icon:flower-pot';
import lostProperty from 'icon:gloves';
import inventory from 'icon:checklist';
import toyCupboard from 'icon:bear-face';
import auction from 'icon:gavel';
import safe from 'icon:combination-lock';
import christmasRoom from 'icon:present';
import juniorClerk from 'icon:abacus';
import womanWhoLentYouMoney from 'icon:two-coins';
import appraiser from 'icon:magnifying-glass';

import woodshed from 'icon:axe-in-stump';
import changingRoom from 'icon:gym-bag';
import backStairs from 'icon:stairs';
import orchardWall from 'icon:fruit-tree';
import stable from 'icon:horse-head';
import ladder from 'icon:hole-ladder';
import nightShift from 'icon:cardboard-box-closed';
import frozenPond from 'icon:ice-skate';
import coldStore from 'icon:meat-hook';
import ladWithTheBicycle from 'icon:cycling';
import laundress from 'icon:clothesline';
import oldTrainer from 'icon:hand-bandage';

import landingLight from 'icon:ceiling-light';
import kitchenLate from 'icon:kitchen-tap';
import cot from 'icon:baby-bottle';
import dance from 'icon:ballerina-shoes';
import chairByTheBed from 'icon:wooden-chair';
import twoToothbrushes from 'icon:toothbrush';
import swing from 'icon:tree-swing';
import guestRoom from 'icon:bed';
import weddingBreakfast from 'icon:stairs-cake';
import sixteen from 'icon:barefoot';
import yourMothersHands from 'icon:peas';
import manAtTheGate from 'icon:gate';

import pottingShed from 'icon:calendar';
import well from 'icon:well';
import trench from 'icon:spade';
import chapelOfSmallThings from 'icon:matchbox';
import coalHole from 'icon:coal-pile';
import unlitCorridor from 'icon:doorway';
import sextonsLodge from 'icon:tombstone';
import stormCellar from 'icon:floor-hatch';
import winterGarden from 'icon:greenhouse';
import treasure from 'icon:dig-hole';
import widow from 'icon:clothes';
import lastTenant from 'icon:house-keys';

import unpostedLetters from 'icon:mailbox';
import waitingRoom from 'icon:ticket';
import birthdays from 'icon:cake-slice';
import wallpaper from 'icon:pencil';
import answeringMachine from 'icon:rotary-phone';
import sundayFourOclock from 'icon:sundial';
import understudy from 'icon:mirror-mirror';
import familyAlbum from 'icon:photo-camera';
import quietBooth from 'icon:window-bars';
import childWhoCounts from 'icon:tally-mark-5';
import oneWhoWaitedUp from 'icon:hot-meal';
import manWithTheGoodMemory from 'icon:tie';

import boiler from 'icon:furnace';
import gymnasium from 'icon:whistle';
import scullery from 'icon:soap';
import lowDoor from 'icon:hobbit-door';
import feverBed from 'icon:medical-thermometer';
import bath from 'icon:bathtub';
import larder from 'icon:bread';
import coatCupboard from 'icon:hanger';
import barbersChair from 'icon:razor';
import boyAtTheBottomOfThePool from 'icon:pool-dive';
import nightNurse from 'icon:arm-sling';
import foreman from 'icon:wooden-crate';

export const pictures: Record<string, string> = {
  diamonds_2: buttonTin,
  diamonds_3: pawnbrokersWindow,
  diamonds_4: spareKey,
  diamonds_5: lostProperty,
  diamonds_6: inventory,
  diamonds_7: toyCupboard,
  diamonds_8: auction,
  diamonds_9: safe,
  diamonds_10: christmasRoom,
  diamonds_11: juniorClerk,
  diamonds_12: womanWhoLentYouMoney,
  diamonds_13: appraiser,
  clubs_2: woodshed,
  clubs_3: changingRoom,
  clubs_4: backStairs,
  clubs_5: orchardWall,
  clubs_6: stable,
  clubs_7: ladder,
  clubs_8: nightShift,
  clubs_9: frozenPond,
  clubs_10: coldStore,
  clubs_11: ladWithTheBicycle,
  clubs_12: laundress,
  clubs_13: oldTrainer,
  hearts_2: landingLight,
  hearts_3: kitchenLate,
  hearts_4: cot,
  hearts_5: dance,
  hearts_6: chairByTheBed,
  hearts_7: twoToothbrushes,
  hearts_8: swing,
  hearts_9: guestRoom,
  hearts_10: weddingBreakfast,
  hearts_11: sixteen,
  hearts_12: yourMothersHands,
  hearts_13: manAtTheGate,

  spades_2: pottingShed,
  spades_3: well,
  spades_4: trench,
  spades_5: chapelOfSmallThings,
  spades_6: coalHole,
  spades_7: unlitCorridor,
  spades_8: sextonsLodge,
  spades_9: stormCellar,
  spades_10: winterGarden,
  spades_11: treasure,
  spades_12: widow,
  spades_13: lastTenant,
  red_2: unpostedLetters,
  red_3: waitingRoom,
  red_4: birthdays,
  red_5: wallpaper,
  red_6: answeringMachine,
  red_7: sundayFourOclock,
  red_8: understudy,
  red_9: familyAlbum,
  red_10: quietBooth,
  red_11: childWhoCounts,
  red_12: oneWhoWaitedUp,
  red_13: manWithTheGoodMemory,
  black_2: boiler,
  black_3: gymnasium,
  black_4: scullery,
  black_5: lowDoor,
  black_6: feverBed,
  black_7: bath,
  black_8: larder,
  black_9: coatCupboard,
  black_10: barbersChair,
  black_11: boyAtTheBottomOfThePool,
  black_12: nightNurse,
  black_13: foreman,
};
