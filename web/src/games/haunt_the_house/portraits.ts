/** Faces and hats of the twenty-four hunters. */
import auntiePurl from 'icon:yarn';
import biscuit from 'icon:basset-hound-head';
import brotherAnselm from 'icon:monk-face';
import captainBosk from 'icon:dwarf-face';
import chefOregano from 'icon:cook';
import constablePlumb from 'icon:police-officer-head';
import cousinPip from 'icon:propeller-beanie';
import daphneUpdraft from 'icon:plane-pilot';
import deepSeaDora from 'icon:diving-helmet';
import drVolta from 'icon:protection-glasses';
import farmerDill from 'icon:farmer';
import greatBruno from 'icon:strong-man';
import inspectorWren from 'icon:sherlock-holmes';
import ladyPetunia from 'icon:flower-hat';
import larsTheLucky from 'icon:lucky-fisherman';
import matildaDunes from 'icon:cork-hat';
import missOkafor from 'icon:teacher';
import nellCoalwright from 'icon:miner';
import nurseTansy from 'icon:nurse-female';
import profQuill from 'icon:doctor-face';
import purserFinch from 'icon:captain-hat-profile';
import sirPercyMoth from 'icon:top-hat';
import sisterClementine from 'icon:nun-face';
import theAmateur from 'icon:baby-face';

export const portraits: Record<string, string> = {
  auntie_purl: auntiePurl,
  biscuit,
  brother_anselm: brotherAnselm,
  captain_bosk: captainBosk,
  chef_oregano: chefOregano,
  constable_plumb: constablePlumb,
  cousin_pip: cousinPip,
  daphne_updraft: daphneUpdraft,
  deep_sea_dora: deepSeaDora,
  dr_volta: drVolta,
  farmer_dill: farmerDill,
  great_bruno: greatBruno,
  inspector_wren: inspectorWren,
  lady_petunia: ladyPetunia,
  lars_the_lucky: larsTheLucky,
  matilda_dunes: matildaDunes,
  miss_okafor: missOkafor,
  nell_coalwright: nellCoalwright,
  nurse_tansy: nurseTansy,
  prof_quill: profQuill,
  purser_finch: purserFinch,
  sir_percy_moth: sirPercyMoth,
  sister_clementine: sisterClementine,
  the_amateur: theAmateur,
};
