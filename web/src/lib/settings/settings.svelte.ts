/** What a person has chosen for this browser. */
import { guessLanguage, isLanguage, type Language } from '$lib/i18n/languages';

export type Theme = 'system' | 'light' | 'dark';

/** How fast bots play before one's eyes. */
export type Pace = 'fast' | 'natural' | 'slow';

const KEY = 'crema.settings';

interface Kept {
  /** `null`: guess from the browser. */
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  motion: boolean;
  pace: Pace;
}

/** Anything may be in the storage; only what can be right gets out. */
export function readSettings(text: string | null): Kept {
  let raw: Partial<Record<keyof Kept, unknown>> = {};
  try {
    raw = Object(JSON.parse(text ?? '{}')) as typeof raw;
  } catch {
    // Not ours: the defaults will do.
  }
  return {
    language: isLanguage(raw.language) ? raw.language : null,
    theme: raw.theme === 'light' || raw.theme === 'dark' ? raw.theme : 'system',
    sounds: raw.sounds === true,
    motion: raw.motion !== false,
    pace: raw.pace === 'fast' || raw.pace === 'slow' ? raw.pace : 'natural',
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #kept: Kept = $state(readSettings(storedText()));

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#kept.theme = theme;
    this.#keep();
    this.show();
  }

  get language(): Language {
    return this.#kept.language ?? guessLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#kept.language = language;
    this.#keep();
  }

  get sounds(): boolean {
    return this.#kept.sounds;
  }
  set sounds(on: boolean) {
    this.#kept.sounds = on;
    this.#keep();
  }

  get motion(): boolean {
    return this.#kept.motion;
  }
  set motion(on: boolean) {
    this.#kept.motion = on;
    this.#keep();
    this.show();
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#kept.pace = pace;
    this.#keep();
  }

  /** Puts theme and motion on the page. */
  show(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'system') delete dataset.theme;
    else dataset.theme = this.theme;
    if (this.motion) delete dataset.motion;
    else dataset.motion = 'off';
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
}

export const settings = new Settings();
