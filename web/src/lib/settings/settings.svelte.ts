/** What a person has chosen for this browser. */
import { guessLanguage, isLanguage, type Language } from '$lib/i18n/languages';

export type Theme = 'system' | 'light' | 'dark';

/** How fast bots play before one's eyes. */
export type Pace = 'fast' | 'natural' | 'slow';

/** Is a whole turn confirmed by its player, or by itself? */
export type Confirmation = 'ask' | 'auto';

const KEY = 'crema.settings';

interface Kept {
  /** `null`: guess from the browser. */
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  motion: boolean;
  pace: Pace;
  confirm: Confirmation;
  /** May bots be asked at a table? */
  hints: boolean;
  /** Sounds have been offered: they are not offered again. */
  soundsOffered: boolean;
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
    confirm: raw.confirm === 'auto' ? 'auto' : 'ask',
    hints: raw.hints !== false,
    soundsOffered: raw.soundsOffered === true || raw.sounds === true,
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
    this.#kept.soundsOffered = true;
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

  get confirm(): Confirmation {
    return this.#kept.confirm;
  }
  set confirm(confirm: Confirmation) {
    this.#kept.confirm = confirm;
    this.#keep();
  }

  get hints(): boolean {
    return this.#kept.hints;
  }
  set hints(on: boolean) {
    this.#kept.hints = on;
    this.#keep();
  }

  get soundsOffered(): boolean {
    return this.#kept.soundsOffered;
  }
  set soundsOffered(offered: boolean) {
    this.#kept.soundsOffered = offered;
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
