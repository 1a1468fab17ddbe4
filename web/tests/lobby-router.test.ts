import { beforeEach, describe, expect, it } from 'vitest';
import { routeOf, router } from '../src/lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'lobby', mine: false }],
    ['/tables', { page: 'lobby', mine: true }],
    ['/table/a-b_c', { page: 'table', id: 'a-b_c', secret: null }],
    ['/learn', { page: 'learn' }],
    ['/learn/urbno', { page: 'guide', game: 'urbno' }],
    ['/rules/tashkalar/', { page: 'rules', game: 'tashkalar', rule: null }],
    ['/settings', { page: 'settings' }],
    ['/replays', { page: 'replays' }],
    ['/credits', { page: 'credits' }],
    ['/toString', { page: 'nowhere' }],
    ['/table', { page: 'nowhere' }],
    ['/table/a/b', { page: 'nowhere' }],
    ['/credits/x', { page: 'nowhere' }],
  ])('%s leads to its page', (path, route) => expect(routeOf(path)).toEqual(route));

  it('may name a rule', () => {
    const ruleAt = (hash: string): unknown => routeOf('/rules/homm3', '', hash);
    expect(ruleAt('#H3-10.50')).toEqual({ page: 'rules', game: 'homm3', rule: 'H3-10.50' });
    expect(ruleAt('#book-about')).toMatchObject({ rule: 'book-about' });
    expect(ruleAt('#rules-homm3-5')).toMatchObject({ rule: null });
    expect(ruleAt('#main')).toMatchObject({ rule: null });
  });

  it('may carry the secret of a seat', () => {
    expect(routeOf('/table/x', '?seat=s3cret')).toEqual({
      page: 'table',
      id: 'x',
      secret: 's3cret',
    });
  });

  it('with a broken escape is taken as it stands', () => {
    expect(routeOf('/table/%E0%A4%A')).toMatchObject({ id: '%E0%A4%A' });
  });
});

describe('the router', () => {
  beforeEach(() => router.go('/'));

  /** Click there; whether the router took it over. */
  function taken(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let took = false;
    const follow = (event: MouseEvent): void => {
      router.follow(event);
      took = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot load another page
    };
    document.addEventListener('click', follow, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector('span')!.dispatchEvent(event);
    return took;
  }

  it('takes the secret out of the address and keeps it for the page', () => {
    router.go('/table/x?seat=s3cret#4');
    expect(location.pathname + location.search + location.hash).toBe('/table/x#4');
    expect(router.route).toEqual({ page: 'table', id: 'x', secret: 's3cret' });
  });

  it('stays at the same table when only the place in the replay changes', () => {
    router.go('/table/x');
    const before = router.route;
    router.game = 'urbno';
    router.go('/table/x#7');
    expect(router.route).toBe(before);
    expect(router.game).toBe('urbno');
    router.go('/');
    expect(router.game).toBeNull();
  });

  it('goes where a link leads', () => {
    expect(taken('<a href="/learn"><span>learn</span></a>')).toBe(true);
    expect(router.route).toEqual({ page: 'learn' });
  });

  it.each([
    ['<a href="https://game-icons.net/"><span>x</span></a>', {}],
    ['<a href="/api/tables/x/record" download><span>x</span></a>', {}],
    ['<a href="/learn" target="_blank"><span>x</span></a>', {}],
    ['<a href="/learn"><span>x</span></a>', { ctrlKey: true }],
    ['<a href="#main"><span>x</span></a>', {}],
    ['<span>x</span>', {}],
  ])('leaves other clicks to the browser: %s', (html, init) => {
    expect(taken(html, init)).toBe(false);
    expect(router.route).toEqual({ page: 'lobby', mine: false });
  });
});
