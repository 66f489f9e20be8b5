/** Tables where it is one's turn: shown in the page, its title and the program's badge. */
import type { TableSummary } from '../../generated/protocol';
import { api } from './api';
import { wire } from './client';
import { people } from './people.svelte';

class Turns {
  /** The most urgent first. */
  list: readonly TableSummary[] = $state.raw([]);
  #listening = false;

  /** Keeps the list current from now on. */
  start(): void {
    if (this.#listening || !people.me) return;
    this.#listening = true;
    wire.listen(() => void this.refresh());
    void this.refresh();
  }

  async refresh(): Promise<void> {
    if (!people.me) return;
    try {
      this.list = await api.myTurns();
    } catch {
      // The list stays as it was; the connection tells what is wrong.
    }
    await this.#badge();
  }

  /** Nobody is awaited here who is not known. */
  clear(): void {
    if (!this.list.length) return;
    this.list = [];
    void this.#badge();
  }

  async #badge(): Promise<void> {
    const badge = this.list.length ? navigator.setAppBadge?.(this.list.length) : navigator.clearAppBadge?.();
    // Not every system has badges.
    await badge?.catch(() => undefined);
  }
}

export const turns = new Turns();
