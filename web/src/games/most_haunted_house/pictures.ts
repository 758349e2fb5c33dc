/** A picture for each of the seventy-one cards; the same wherever the card lies. */
import photographer from 'icon:spectacles';
import medium from 'icon:crystal-ball';
import nightPorter from 'icon:three-keys';
import sexton from 'icon:spade';
import courier from 'icon:wingfoot';
import collector from 'icon:swap-bag';

import everyClock from 'icon:cuckoo-clock';
import lightsOut from 'icon:ceiling-light';
import doorAfterDoor from 'icon:closed-doors';
import namesInTheDust from 'icon:dust-cloud';
import emptyPockets from 'icon:robber-hand';
import putElsewhere from 'icon:card-random';
import wetFootprints from 'icon:boot-prints';
import warmSeat from 'icon:rocking-chair';
import counting from 'icon:tally-mark-5';
import coldStair from 'icon:stairs';
import wetInk from 'icon:quill-ink';
import atTheWindow from 'icon:window';
import tableForNine from 'icon:round-table';
import shutLid from 'icon:grand-piano';
import litBelow from 'icon:candles';
import otherReader from 'icon:book-aura';
import walkingLinen from 'icon:floating-ghost';
import sevenStars from 'icon:star-formation';
import skippingRhyme from 'icon:skipping-rope';
import demonicVoices from 'icon:screaming';

import heavyCoat from 'icon:pirate-coat';
import slowHour from 'icon:hourglass';
import smallHand from 'icon:shaking-hands';
import dustInTheEyes from 'icon:semi-closed-eye';
import dreadOfCellars from 'icon:floor-hatch';
import vertigo from 'icon:falling';
import breathAbove from 'icon:wind-slap';
import leadSoles from 'icon:steeltoe-boots';
import ankleGrip from 'icon:foot-trip';
import thread from 'icon:sewing-string';
import coldFingers from 'icon:evil-hand';
import wrongReflection from 'icon:mirror-mirror';
import voiceOnThePlate from 'icon:old-microphone';
import goodChair from 'icon:armchair';
import ringsOfSalt from 'icon:salt-shaker';
import sewnPockets from 'icon:sewing-needle';
import borrowedTongue from 'icon:tongue';

import theTenant from 'icon:house-keys';
import theGoverness from 'icon:domino-mask';
import theQuietTwin from 'icon:body-swapping';
import theSleeper from 'icon:night-sleep';

import glassPlate from 'icon:film-projector';
import parishRegister from 'icon:scroll-unfurled';
import plasterCast from 'icon:barefoot';
import silverWhistle from 'icon:whistle';
import sealedLetter from 'icon:envelope';
import childDrawing from 'icon:pencil-brush';
import vestryCandle from 'icon:candle-holder';
import tallowStub from 'icon:candle-flame';
import birthdayCandle from 'icon:cake-slice';
import nightLight from 'icon:bed-lamp';
import stormLantern from 'icon:old-lantern';
import boxOfMatches from 'icon:matchbox';
import ironNail from 'icon:nails';
import hagStone from 'icon:stone-wheel';
import rowanTwig from 'icon:three-leaves';
import spiritLevel from 'icon:scales';
import operaGlasses from 'icon:binoculars';
import bentCoin from 'icon:two-coins';
import rabbitFoot from 'icon:rabbit';
import servantsKey from 'icon:skeleton-key';
import bitterDrops from 'icon:eyedropper';
import smellingSalts from 'icon:perfume-bottle';
import speakingTube from 'icon:candlestick-phone';
import cottonWool from 'icon:cotton-flower';

export const pictures: Record<string, string> = {
  photographer,
  medium,
  night_porter: nightPorter,
  sexton,
  courier,
  collector,
  every_clock: everyClock,
  lights_out: lightsOut,
  door_after_door: doorAfterDoor,
  names_in_the_dust: namesInTheDust,
  empty_pockets: emptyPockets,
  put_elsewhere: putElsewhere,
  wet_footprints: wetFootprints,
  warm_seat: warmSeat,
  counting,
  cold_stair: coldStair,
  wet_ink: wetInk,
  at_the_window: atTheWindow,
  table_for_nine: tableForNine,
  shut_lid: shutLid,
  lit_below: litBelow,
  other_reader: otherReader,
  walking_linen: walkingLinen,
  seven_stars: sevenStars,
  skipping_rhyme: skippingRhyme,
  demonic_voices: demonicVoices,
  heavy_coat: heavyCoat,
  slow_hour: slowHour,
  small_hand: smallHand,
  dust_in_the_eyes: dustInTheEyes,
  dread_of_cellars: dreadOfCellars,
  vertigo,
  breath_above: breathAbove,
  lead_soles: leadSoles,
  ankle_grip: ankleGrip,
  thread,
  cold_fingers: coldFingers,
  wrong_reflection: wrongReflection,
  voice_on_the_plate: voiceOnThePlate,
  good_chair: goodChair,
  rings_of_salt: ringsOfSalt,
  sewn_pockets: sewnPockets,
  borrowed_tongue: borrowedTongue,
  the_tenant: theTenant,
  the_governess: theGoverness,
  the_quiet_twin: theQuietTwin,
  the_sleeper: theSleeper,
  glass_plate: glassPlate,
  parish_register: parishRegister,
  plaster_cast: plasterCast,
  silver_whistle: silverWhistle,
  sealed_letter: sealedLetter,
  child_drawing: childDrawing,
  vestry_candle: vestryCandle,
  tallow_stub: tallowStub,
  birthday_candle: birthdayCandle,
  night_light: nightLight,
  storm_lantern: stormLantern,
  box_of_matches: boxOfMatches,
  iron_nail: ironNail,
  hag_stone: hagStone,
  rowan_twig: rowanTwig,
  spirit_level: spiritLevel,
  opera_glasses: operaGlasses,
  bent_coin: bentCoin,
  rabbit_foot: rabbitFoot,
  servants_key: servantsKey,
  bitter_drops: bitterDrops,
  smelling_salts: smellingSalts,
  speaking_tube: speakingTube,
  cotton_wool: cottonWool,
};
