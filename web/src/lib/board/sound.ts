/** Small sounds, synthesised on the spot: nothing to download, nothing borrowed. Off unless asked for. */
import { settings } from '$lib/settings/settings.svelte';

interface Note {
  /** Hertz; a pair glides. */
  pitch: number | readonly [from: number, to: number];
  /** Seconds after the start. */
  at: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const note = (pitch: Note['pitch'], at: number, length: number, wave: OscillatorType = 'sine', loud = 0.2): Note => ({
  pitch,
  at,
  length,
  wave,
  loud,
});

const SOUNDS = {
  /** A piece is set down. */
  place: [note([220, 140], 0, 0.09, 'triangle', 0.3), note(70, 0, 0.06, 'sine', 0.35)],
  /** Cups meet. */
  clink: [note(1570, 0, 0.16, 'sine', 0.12), note(2350, 0.012, 0.22, 'sine', 0.08)],
  /** Buttons, tokens. */
  coin: [note(988, 0, 0.08, 'triangle', 0.12), note(1319, 0.07, 0.14, 'triangle', 0.12)],
  /** One step. */
  step: [note([330, 290], 0, 0.06, 'triangle', 0.2)],
  /** Liquid into a cup. */
  pour: [note([300, 620], 0, 0.2, 'sine', 0.12), note([340, 700], 0.04, 0.18, 'sine', 0.08)],
  /** Turned over, flipped, undone. */
  turn: [note([520, 390], 0, 0.08, 'sine', 0.14)],
  /** A bell on the counter. */
  serve: [note(1047, 0, 0.35, 'sine', 0.16), note(2093, 0, 0.25, 'sine', 0.07), note(3136, 0, 0.18, 'sine', 0.03)],
  /** It does not go. */
  refuse: [note([180, 150], 0, 0.12, 'triangle', 0.22)],
  /** Your turn. */
  yours: [note(659, 0, 0.12, 'sine', 0.12), note(880, 0.1, 0.2, 'sine', 0.12)],
  /** The end. */
  fanfare: [note(523, 0, 0.18), note(659, 0.14, 0.18), note(784, 0.28, 0.18), note(1047, 0.42, 0.45)],
} satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;

function play(out: AudioContext, { pitch, at, length, wave, loud }: Note): void {
  const start = out.currentTime + at;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

export function sound(name: SoundName): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers hold sound back until the first gesture.
  if (context.state === 'suspended') void context.resume();
  for (const part of SOUNDS[name]) play(context, part);
}
