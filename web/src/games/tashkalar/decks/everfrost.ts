import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { everfrost: 'white' },
  pictures: {
    snow_fox: 'fox-head',
    royal_reindeer: 'stag-head',
    crystal_mirror: 'mirror-mirror',
    crystal_grower: 'crystal-cluster',
    ice_princess: 'snowflake-2',
    ice_queen: 'frozen-orb',
    frostweave_summoner: 'ice-bolt',
    winter_whisperer: 'snowing',
    frozen_chest: 'locked-chest',
    everfrost_sentinel: 'ice-cube',
    glacier_giant: 'icebergs',
    polar_bear: 'paw',
    war_sled: 'skis',
    snow_monster: 'frozen-block',
    frost_imp: 'imp-laugh',
    ice_wyvern: 'wyvern',
    deathbringer: 'grim-reaper',
    frostweave_illusionist: 'frostfire',
  },
};

export default deck;
