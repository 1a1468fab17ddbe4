import { beforeEach, describe, expect, it } from 'vitest';
import { routeOf, router } from '../src/lib/router.svelte';
import { seatLink } from '../src/table/sharing';

describe('an address', () => {
  it.each([
    ['/', { page: 'lobby', mine: false }],
    ['/tables', { page: 'lobby', mine: true }],
    ['/table/a-b_c', { page: 'table', id: 'a-b_c', secret: null }],
    ['/learn', { page: 'learn' }],
    ['/learn/urbno', { page: 'guide', game: 'urbno', lesson: '' }],
    ['/learn/tashkalar/everfrost', { page: 'guide', game: 'tashkalar', lesson: 'everfrost' }],
    ['/learn/tashkalar/everfrost/more', { page: 'nowhere' }],
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
    const route = { page: 'table', id: 'x', secret: 's3cret' };
    expect(routeOf('/table/x', '', '#key=s3cret')).toEqual(route);
    expect(routeOf('/table/x', '?seat=s3cret')).toEqual(route);
    expect(routeOf('/table/x', '', '#key=')).toMatchObject({ secret: null });
    expect(routeOf('/table/x', '', '#4')).toMatchObject({ secret: null });
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

  it.each([
    ['/table/x#key=s3cret', '/table/x'],
    ['/table/x?seat=s3cret#4', '/table/x#4'],
  ])('takes the secret out of %s and keeps it for the page', (link, left) => {
    router.go(link);
    expect(location.pathname + location.search + location.hash).toBe(left);
    expect(router.route).toEqual({ page: 'table', id: 'x', secret: 's3cret' });
  });

  it('takes a secret at the table where one is already', () => {
    router.go('/table/x');
    router.go('/table/x#key=s3cret');
    expect(location.hash).toBe('');
    expect(router.route).toMatchObject({ secret: 's3cret' });
  });

  it('is given links whose secret is sent to no server', () => {
    const link = new URL(seatLink('x', 's3cret'));
    expect(link.search).toBe('');
    expect(routeOf(link.pathname, link.search, link.hash)).toMatchObject({ secret: 's3cret' });
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
