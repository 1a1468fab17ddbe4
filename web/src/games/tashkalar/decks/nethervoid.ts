import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { nethervoid: 'orange' },
  pictures: {
    shadow_imp: 'imp',
    flame_imp: 'flame-claws',
    gate_keeper: 'evil-eyes',
    demon_of_gluttony: 'gluttonous-smile',
    demon_of_pride: 'devil-mask',
    acolyte_of_destruction: 'burning-eye',
    acolyte_of_growth: 'sprout',
    power_seeker: 'spectre',
    hell_hound: 'hound',
    vortexmaster: 'vortex',
    gate_master: 'magic-portal',
    hell_rider: 'minotaur',
    demon_of_wrath: 'daemon-skull',
    demon_of_greed: 'two-coins',
    demon_of_lust: 'heartburn',
    demon_of_sloth: 'snail',
    demon_of_envy: 'dread-skull',
    possessed_summoner: 'haunting',
  },
};

export default deck;
