/** Which page stands at the present address. */

export type Route =
  | { page: 'lobby'; mine: boolean }
  | { page: 'table'; id: string; secret: string | null }
  | { page: 'learn' }
  | { page: 'guide'; game: string; lesson: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'cards'; game: string | null; card: string | null; search: string }
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'people' }
  | { page: 'profile'; handle: string }
  | { page: 'replays' }
  | { page: 'mail'; act: 'confirm' | 'stop'; token: string }
  | { page: 'recover'; token: string }
  | { page: 'invitation'; code: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

const NOWHERE: Route = { page: 'nowhere' };
const ALONE: Record<string, Route> = {
  '': { page: 'lobby', mine: false },
  tables: { page: 'lobby', mine: true },
  learn: { page: 'learn' },
  settings: { page: 'settings' },
  history: { page: 'history' },
  people: { page: 'people' },
  replays: { page: 'replays' },
  credits: { page: 'credits' },
};

/** A rule in an address: `/rules/<game>#<number>`. Other hashes are places on a page. */
const RULE = /^#([A-Z].*|book-.*)/;
/** The secret of a seat: `/table/<id>#key=<secret>`. What follows a # is sent to no server. */
const SECRET = /^#key=/;

export function routeOf(path: string, search = '', hash = ''): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (first === 'cards') return cardsAt(second, rest, search);
  if (first === 'learn' && second !== undefined && rest.length < 2) {
    return { page: 'guide', game: second, lesson: rest[0] ?? '' };
  }
  if (rest.length) return NOWHERE;
  if (second === undefined && first === 'recover') return { page: 'recover', token: hash.slice(1) };
  if (second === undefined && first === 'invitation') {
    return { page: 'invitation', code: decoded(hash.slice(1)) };
  }
  if (second === undefined) return Object.hasOwn(ALONE, first) ? (ALONE[first] as Route) : NOWHERE;
  if (first === 'table') {
    return { page: 'table', id: second, secret: secretIn(search, hash) };
  }
  if (first === 'people') return { page: 'profile', handle: second };
  if (first === 'rules') {
    return { page: 'rules', game: second, rule: RULE.exec(decoded(hash))?.[1] ?? null };
  }
  if (first === 'mail' && (second === 'confirm' || second === 'stop')) {
    return { page: 'mail', act: second, token: hash.slice(1) };
  }
  return NOWHERE;
}

/** The gallery: `/cards/<game>/<ref of a card>?<filter>`. */
function cardsAt(game: string | undefined, rest: readonly string[], search: string): Route {
  const [card = null, ...more] = rest;
  return more.length ? NOWHERE : { page: 'cards', game: game ?? null, card, search };
}

/** Links made before had it in the query, and are still good. */
function secretIn(search: string, hash: string): string | null {
  const secret = SECRET.test(hash) ? new URLSearchParams(hash.slice(1)).get('key') : null;
  return secret || new URLSearchParams(search).get('seat');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(NOWHERE);
  /** The game whose colours the page wears; the table's page sets it. */
  game = $state<string | null>(null);

  /** This is not the page that the browser opened first. */
  moved = false;

  constructor() {
    this.arrive();
    window.addEventListener('popstate', () => {
      this.moved = true;
      this.arrive();
    });
  }

  /** Go to an address of ours. `replace`: the back button shall not lead here. `still`: what one
      reads stays where it is. */
  go(address: string, { replace = false, still = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.moved = true;
    this.arrive();
    if (!replace && !still) scrollTo(0, 0);
  }

  /** A click on a link of ours changes the page without loading it again. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || !plainClick(event) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  private arrive(): void {
    const route = routeOf(location.pathname, location.search, location.hash);
    const same =
      route.page === 'table' && this.route.page === 'table' && route.id === this.route.id;
    if (!same) this.game = null;
    // The secret of a seat is not to be seen in the address, nor to be sent on with it.
    if (route.page === 'table' && route.secret !== null) {
      const place = SECRET.test(location.hash) ? '' : location.hash;
      history.replaceState(null, '', location.pathname + place);
    }
    if (!same || route.secret !== null) this.route = route;
  }
}

/** Who reads with a keyboard or a screen reader starts at the top of a new page. */
export function landing(main: HTMLElement): void {
  if (router.moved) main.focus({ preventScroll: true });
}

export function plainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

export const router = new Router();
