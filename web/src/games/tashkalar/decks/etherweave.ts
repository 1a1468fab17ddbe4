import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { etherweave: 'purple' },
  pictures: {
    doppelganger: 'two-shadows',
    paradox_worm: 'worm-mouth',
    lesser_shadow_twin: 'shadow-follower',
    translocationist: 'teleport',
    antimatter_spirit: 'atomic-slashes',
    merchant_of_time: 'sands-of-time',
    gate_of_oblivion: 'portal',
    time_traveler: 'backward-time',
    greater_shadow_twin: 'shadow-grasp',
    warpmaster: 'magic-swirl',
    dark_sphere: 'black-hole-bolas',
    void_summoner: 'star-swirl',
    eternal_emperor: 'overlord-helm',
    reality_patch: 'jigsaw-piece',
    polarity_queen: 'magnet-blast',
    singularity: 'convergence-target',
    ziggurat_sentinel: 'mayan-pyramid',
    iris_of_eternity: 'concentric-crescents',
  },
};

export default deck;
