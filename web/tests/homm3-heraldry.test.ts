import { mount, unmount } from 'svelte';
import icons from 'virtual:game-icons/authors';
import { describe, expect, it } from 'vitest';
import { ARMS, armsOf, stranger } from '../src/games/homm3/heraldry/arms';
import Emblem from '../src/games/homm3/heraldry/Emblem.svelte';
import { DIVISIONS, FRAMES } from '../src/games/homm3/heraldry/shapes';
import type { H3Facts } from '../src/games/homm3/model';
import facts from './fixtures/homm3-facts.json';

/** How an emblem is drawn, without the ids that every drawing has of its own. */
function drawn(who: string): string {
  const target = document.createElement('div');
  const app = mount(Emblem, { target, props: { who, size: 66 } });
  const { innerHTML } = target;
  void unmount(app);
  return innerHTML
    .replace(/data-hero="[^"]*"/, '')
    .replace(/(id="|url\(#)[^")]*-(frame|light)/g, '$1$2');
}

const heroes = Object.entries((facts as unknown as H3Facts).heroes);

describe('the emblems of the heroes', () => {
  it('are there for every hero of the game, in the frame of the faction', () => {
    expect(heroes.length).toBeGreaterThan(20);
    expect(heroes.filter(([hero]) => !ARMS.has(hero)).map(([hero]) => hero)).toEqual([]);
    for (const [hero, { faction }] of heroes) {
      expect(ARMS.get(hero)?.frame, hero).toBe(FRAMES[faction as keyof typeof FRAMES]);
    }
  });

  it('are no two alike, as they are drawn', () => {
    const all = [...ARMS.keys(), ...Object.keys(FRAMES).map(stranger)];
    const pictures = all.map(drawn);
    expect(pictures.filter((picture) => picture.includes('<path'))).toHaveLength(all.length);
    expect(new Set(pictures).size).toBe(all.length);
  });

  it('have a charge and a field that no other of the faction has', () => {
    const bearers = [...Object.keys(FRAMES).map(stranger), ...ARMS.keys()];
    for (const key of ['charge', 'division'] as const) {
      const pairs = bearers.map((who) => {
        const arms = armsOf(who);
        return `${arms?.frame.outline} ${arms?.[key]}`;
      });
      expect(new Set(pairs).size, key).toBe(pairs.length);
    }
    expect(new Set(DIVISIONS).size).toBe(DIVISIONS.length);
  });

  it('show only pictures that are shipped', () => {
    expect([...ARMS.values()].filter(({ charge }) => !(charge in icons))).toEqual([]);
  });

  it('are not there for whoever is unknown', () => {
    expect(armsOf('nobody')).toBeNull();
    expect(drawn('nobody')).not.toContain('<svg');
  });
});
