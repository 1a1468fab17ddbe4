import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { sylvan: 'green' },
  pictures: {
    sapling: 'sprout',
    kiskin_farseeders: 'plant-seed',
    charging_buck: 'deer',
    forest_wardens: 'bowman',
    naiad: 'mermaid',
    kiskin_spirit: 'spark-spirit',
    dryad: 'tree-face',
    centaur_spearman: 'horse-head',
    centaur_chieftain: 'centaur',
    unicorn: 'unicorn',
    sylvan_queen: 'queen-crown',
    sylvan_princess: 'laurel-crown',
    woodland_druid: 'wizard-staff',
    forest_ancient: 'oak',
    forest_mystic: 'fairy',
    kiskin_leafsplitter: 'thrown-daggers',
    kiskin_boughrunner: 'tree-branch',
    tree_shepherd: 'shepherds-crook',
  },
};

export default deck;
