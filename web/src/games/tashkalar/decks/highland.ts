import type { Deck } from '../pictures';

const deck: Deck = {
  schools: { highland: 'brown' },
  pictures: {
    wild_eagle: 'eagle-head',
    clan_axeman: 'battle-axe',
    clan_healer: 'herbs-bundle',
    dire_wolf: 'wolf-head',
    ritual_keeper: 'fire-bowl',
    eagle_lord: 'eagle-emblem',
    wolf_rider: 'wolf-howl',
    blood_shaman: 'sacrificial-dagger',
    war_drummer: 'drum',
    hill_giant: 'giant',
    warlord: 'warlord-helmet',
    war_summoner: 'hunting-horn',
    ritual_master: 'totem-mask',
    legend_slayer: 'spiked-dragon-head',
    mountain_troll: 'troll',
    hungry_bear: 'bear-head',
    werewolf: 'moon-claws',
    clan_guardian: 'viking-helmet',
  },
};

export default deck;
