import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { northern: 'blue', southern: 'red' },
  pictures: {
    swordmaster: 'swords-emblem',
    messenger: 'wingfoot',
    herald: 'trumpet-flag',
    bomb: 'unlit-bomb',
    chronicler: 'quill-ink',
    assassin: 'hooded-assassin',
    time_mage: 'hourglass',
    summoner: 'magic-portal',
    hypnotist: 'third-eye',
    cannon: 'cannon',
    champion: 'black-knight-helm',
    infantry_captain: 'pikeman',
    cavalry_captain: 'cavalry',
    gryphon_rider: 'griffin-symbol',
    knight: 'mounted-knight',
    high_priestess: 'prayer',
    master_of_intrigue: 'drama-masks',
    gun_tower: 'guarded-tower',
  },
};

export default deck;
