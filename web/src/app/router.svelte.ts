/** Addresses after the `#`: they work from any static server, and from a saved file. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'games' }
  | { page: 'settings' }
  | { page: 'rules'; game: string }
  | { page: 'missing' };

export function parseRoute(hash: string): Route {
  const [page = '', argument] = hash.replace(/^#\/?/, '').split('/');
  if (page === '') return { page: 'home' };
  if (page === 'games' || page === 'settings') return { page };
  if (argument && (page === 'new' || page === 'rules')) return { page, game: decodeURIComponent(argument) };
  if (argument && page === 'table') return { page, id: decodeURIComponent(argument) };
  return { page: 'missing' };
}

export function addressOf(route: Exclude<Route, { page: 'missing' }>): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
    case 'rules':
      return `#/${route.page}/${encodeURIComponent(route.game)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}`;
    default:
      return `#/${route.page}`;
  }
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
