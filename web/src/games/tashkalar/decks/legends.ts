import type { Deck } from '../pictures';

const deck: Deck = {
  schools: {},
  pictures: {
    fire_dragon: 'dragon-head',
    hell_bull: 'bull-horns',
    angel_of_death: 'angel-wings',
    the_eldest_tree: 'deku-tree',
    bone_catapult: 'ballista',
    fire_elemental: 'fire-silhouette',
    leviathan: 'sea-serpent',
    two_headed_dragon: 'double-dragon',
    earth_elemental: 'rock-golem',
    time_elemental: 'sands-of-time',
    storm_elemental: 'tornado',
    titan: 'stomp',
  },
};

export default deck;
