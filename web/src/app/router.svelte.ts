/** Addresses after the `#`: they work from any static server, and from a saved file. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'games' }
  | { page: 'statistics' }
  | { page: 'settings' }
  /** The rules of a game; `clause` is the one to begin with. */
  | { page: 'rules'; game: string; clause?: string }
  /** Tables on the server: the lobby and one's own. */
  | { page: 'online' }
  /** A new table on the server; `from` names a game of this browser to go on with. */
  | { page: 'host'; game: string; from?: string }
  /** A table on the server, to play or to watch. */
  | { page: 't' | 'watch'; id: string }
  | { page: 'me' }
  | { page: 'person'; id: string }
  | { page: 'ratings'; game: string }
  /** A person who follows this link becomes a friend. The token is behind the `#`, which no server sees. */
  | { page: 'friend'; id: string }
  /** What a game teaches, or one of its lessons. */
  | { page: 'learn'; game: string; lesson?: string }
  /** A game of this browser, looked back at: from a ply, or from its beginning. */
  | { page: 'replay'; id: string; ply?: number }
  /** The same for a game that stands in the address itself. */
  | { page: 'record'; packed: string; ply?: number }
  /** A position to set up by hand. */
  | { page: 'set-up'; game: string }
  | { page: 'missing' };

export function parseRoute(hash: string): Route {
  const [page = '', argument, more] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decode(part));
  switch (page) {
    case '':
      return { page: 'home' };
    case 'games':
    case 'statistics':
    case 'settings':
    case 'online':
    case 'me':
      return { page };
    case 'new':
    case 'ratings':
    case 'set-up':
      return argument ? { page, game: argument } : { page: 'missing' };
    case 'rules':
      if (!argument) return { page: 'missing' };
      return more ? { page, game: argument, clause: more } : { page, game: argument };
    case 'learn':
      if (!argument) return { page: 'missing' };
      return more ? { page, game: argument, lesson: more } : { page, game: argument };
    case 'host':
      if (!argument) return { page: 'missing' };
      return more ? { page, game: argument, from: more } : { page, game: argument };
    case 'table':
    case 't':
    case 'watch':
    case 'person':
    case 'friend':
      return argument ? { page, id: argument } : { page: 'missing' };
    case 'replay':
      return argument ? { page, id: argument, ...plyOf(more) } : { page: 'missing' };
    case 'record':
      return argument ? { page, packed: argument, ...plyOf(more) } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

function plyOf(part: string | undefined): { ply?: number } {
  return part !== undefined && /^\d{1,6}$/.test(part) ? { ply: Number(part) } : {};
}

/** Anything may stand in an address. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function addressOf(route: Exclude<Route, { page: 'missing' }>): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'rules': {
      const clause = route.clause === undefined ? '' : `/${encodeURIComponent(route.clause)}`;
      return `#/rules/${encodeURIComponent(route.game)}${clause}`;
    }
    case 'new':
    case 'ratings':
    case 'set-up':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'learn': {
      const lesson = route.lesson === undefined ? '' : `/${encodeURIComponent(route.lesson)}`;
      return `#/learn/${encodeURIComponent(route.game)}${lesson}`;
    }
    case 'host': {
      const from = route.from === undefined ? '' : `/${encodeURIComponent(route.from)}`;
      return `#/host/${encodeURIComponent(route.game)}${from}`;
    }
    case 'table':
    case 't':
    case 'watch':
    case 'person':
    case 'friend':
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
    case 'replay':
    case 'record': {
      const from = route.page === 'replay' ? encodeURIComponent(route.id) : route.packed;
      return `#/${route.page}/${from}${route.ply === undefined ? '' : `/${route.ply}`}`;
    }
    default:
      return `#/${route.page}`;
  }
}

/** The parts of the page that the menu leads to. */
export type Section = 'home' | 'online' | 'games' | 'settings';

const SECTIONS: Record<Route['page'], Section | null> = {
  home: 'home',
  new: 'home',
  rules: 'home',
  learn: 'home',
  games: 'games',
  statistics: 'games',
  table: 'games',
  replay: 'games',
  record: 'games',
  'set-up': 'games',
  settings: 'settings',
  online: 'online',
  host: 'online',
  t: 'online',
  watch: 'online',
  me: 'online',
  person: 'online',
  ratings: 'online',
  friend: 'online',
  missing: null,
};

export function sectionOf(page: Route['page']): Section | null {
  return SECTIONS[page];
}

class Router {
  route: Route = $state.raw(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }

  go(route: Exclude<Route, { page: 'missing' }>): void {
    location.hash = addressOf(route);
  }
}

export const router = new Router();
