/** An engraving for each of the eighty cards; the same wherever the card lies. */
import roadsideInn from 'icon:tavern-sign';
import ruinedChurch from 'icon:church';
import archaeologicalDig from 'icon:dig-dug';
import wealthyRelativesMansion from 'icon:family-house';
import auctionOfCuriosities from 'icon:gavel';
import foreignVillage from 'icon:huts-village';
import countryWalk from 'icon:stone-path';
import privateLibrary from 'icon:book-pile';
import disusedGraveyard from 'icon:graveyard';
import oceanBoundVessel from 'icon:paddle-steamer';

import lockedBox from 'icon:locked-box';
import ancientManuscript from 'icon:tied-scroll';
import mysteriousDoor from 'icon:door-watcher';
import tinWhistle from 'icon:flute';
import buriedArtefact from 'icon:gold-scarab';
import magicalAlmanac from 'icon:evil-moon';
import curiousPainting from 'icon:portrait';
import blackenedTree from 'icon:evil-tree';
import hiddenTreasure from 'icon:open-treasure-chest';
import engravedCoin from 'icon:crown-coin';
import religiousDoctrine from 'icon:stone-tablet';
import runestones from 'icon:rune-stone';
import encryptedLetter from 'icon:envelope';
import darkenedLens from 'icon:spyglass';
import historicalFind from 'icon:fossil';

import dreadOldGod from 'icon:octopus';
import huntingSpirit from 'icon:hound';
import magicalSummoning from 'icon:pentacle';
import torturedSoul from 'icon:chained-heart';
import fatefulPossession from 'icon:puppet';

import coachAndHorses from 'icon:horse-head';
import disembodiedPresence from 'icon:invisible-face';
import inheritance from 'icon:receive-money';
import urchinThief from 'icon:robber-hand';
import chanceFind from 'icon:clover';
import strangeMist from 'icon:fog';
import hallucination from 'icon:brainstorm';
import trapDoor from 'icon:floor-hatch';
import secretRoom from 'icon:secret-door';
import transformation from 'icon:werewolf';
import attacked from 'icon:backstab';
import speakInTongues from 'icon:snake-tongue';
import possession from 'icon:evil-hand';
import fire from 'icon:fire';
import storm from 'icon:lightning-storm';
import receiveTelegram from 'icon:mailbox';
import hiddenCompartment from 'icon:broken-wall';
import tarotCard from 'icon:tarot-18-the-moon';
import arrested from 'icon:handcuffs';
import garrotted from 'icon:rope-dart';

import suddenInspiration from 'icon:team-idea';
import refreshments from 'icon:teapot';
import searchTheArea from 'icon:old-lantern';
import magickalDabbling from 'icon:spell-book';
import examineFocus from 'icon:magnifying-glass';
import enlighteningConversation from 'icon:conversation';
import bloodLetting from 'icon:bleeding-wound';
import sendTelegram from 'icon:scroll-quill';
import consultExpert from 'icon:archive-research';
import pray from 'icon:prayer';
import fisticuffs from 'icon:boxing-glove';
import nervousExhaustion from 'icon:sunken-eye';
import losingSleep from 'icon:person-in-bed';
import deadFaint from 'icon:falling';
import overIndulgence from 'icon:wine-bottle';
import violentTemper from 'icon:angry-eyes';
import activateFocus from 'icon:lever';
import terribleAccident from 'icon:broken-bone';
import drawingTheWrongConclusion from 'icon:think';
import fever from 'icon:thermometer-hot';

import distantRelative from 'icon:family-tree';
import localCanon from 'icon:holy-symbol';
import avidCollector from 'icon:trophies-shelf';
import magickalDabbler from 'icon:magic-hat';
import psychic from 'icon:third-eye';
import historian from 'icon:quill-ink';
import cloakedFigure from 'icon:hooded-figure';
import pleasantCompany from 'icon:discussion';
import villageIdiot from 'icon:jester-hat';
import wellwishingStranger from 'icon:shaking-hands';

export const pictures: Record<string, string> = {
  roadside_inn: roadsideInn,
  ruined_church: ruinedChurch,
  archaeological_dig: archaeologicalDig,
  wealthy_relatives_mansion: wealthyRelativesMansion,
  auction_of_curiosities: auctionOfCuriosities,
  foreign_village: foreignVillage,
  country_walk: countryWalk,
  private_library: privateLibrary,
  disused_graveyard: disusedGraveyard,
  ocean_bound_vessel: oceanBoundVessel,
  locked_box: lockedBox,
  ancient_manuscript: ancientManuscript,
  mysterious_door: mysteriousDoor,
  tin_whistle: tinWhistle,
  buried_artefact: buriedArtefact,
  magical_almanac: magicalAlmanac,
  curious_painting: curiousPainting,
  blackened_tree: blackenedTree,
  hidden_treasure: hiddenTreasure,
  engraved_coin: engravedCoin,
  religious_doctrine: religiousDoctrine,
  runestones,
  encrypted_letter: encryptedLetter,
  darkened_lens: darkenedLens,
  historical_find: historicalFind,
  dread_old_god: dreadOldGod,
  hunting_spirit: huntingSpirit,
  magical_summoning: magicalSummoning,
  tortured_soul: torturedSoul,
  fateful_possession: fatefulPossession,
  coach_and_horses: coachAndHorses,
  disembodied_presence: disembodiedPresence,
  inheritance,
  urchin_thief: urchinThief,
  chance_find: chanceFind,
  strange_mist: strangeMist,
  hallucination,
  trap_door: trapDoor,
  secret_room: secretRoom,
  transformation,
  attacked,
  speak_in_tongues: speakInTongues,
  possession,
  fire,
  storm,
  receive_telegram: receiveTelegram,
  hidden_compartment: hiddenCompartment,
  tarot_card: tarotCard,
  arrested,
  garrotted,
  sudden_inspiration: suddenInspiration,
  refreshments,
  search_the_area: searchTheArea,
  magickal_dabbling: magickalDabbling,
  examine_focus: examineFocus,
  enlightening_conversation: enlighteningConversation,
  blood_letting: bloodLetting,
  send_telegram: sendTelegram,
  consult_expert: consultExpert,
  pray,
  fisticuffs,
  nervous_exhaustion: nervousExhaustion,
  losing_sleep: losingSleep,
  dead_faint: deadFaint,
  over_indulgence: overIndulgence,
  violent_temper: violentTemper,
  activate_focus: activateFocus,
  terrible_accident: terribleAccident,
  drawing_the_wrong_conclusion: drawingTheWrongConclusion,
  fever,
  distant_relative: distantRelative,
  local_canon: localCanon,
  avid_collector: avidCollector,
  magickal_dabbler: magickalDabbler,
  psychic,
  historian,
  cloaked_figure: cloakedFigure,
  pleasant_company: pleasantCompany,
  village_idiot: villageIdiot,
  wellwishing_stranger: wellwishingStranger,
};
