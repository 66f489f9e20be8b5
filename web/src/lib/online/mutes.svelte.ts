/** Whose talk this browser does not show. */
const KEY = 'crema.muted';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((person) => typeof person === 'string') : [];
  } catch {
    return [];
  }
}

class Mutes {
  #people: readonly string[] = $state.raw(read());

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  toggle(person: string): void {
    this.#people = this.has(person) ? this.#people.filter((muted) => muted !== person) : [...this.#people, person];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#people));
    } catch {
      // Without storage a mute lasts until the page is closed.
    }
  }
}

export const mutes = new Mutes();
