/** The page's one wire, over the browser's own sockets and timers. */
import { cryptoSeed } from '$lib/match/random';
import { api } from './api';
import { Wire, type SocketEvents } from './wire.svelte';

function connect({ onopen, onmessage, onclose }: SocketEvents) {
  const socket = new WebSocket(new URL('./api/ws', location.href.replace(/^http/, 'ws').replace(/[?#].*$/, '')));
  socket.onopen = () => onopen();
  socket.onmessage = ({ data }) => onmessage(String(data));
  socket.onclose = ({ code }) => onclose(code);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}

export const wire = new Wire({
  connect,
  now: () => Date.now(),
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newId: () => cryptoSeed().toString(36),
  http: api,
});

addEventListener('online', wire.hurry);
addEventListener('offline', wire.offline);
// A page that was asleep finds out at once whether its connection still lives.
addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wire.hurry());
