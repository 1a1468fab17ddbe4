/** Short sounds made on the spot: wood, card, stone, a soft bell. Off unless somebody wants them. */
import { me } from './settings.svelte';
import type { GameEvent } from './types';

export type Sound = 'wood' | 'card' | 'stone' | 'break' | 'bell' | 'clock';

/** What is heard, by the kinds of events; everything else is silent. */
export type Sounds = Readonly<Record<string, Sound>>;

/** A burst of filtered noise (a knock, a rustle) or a struck tone. */
type Strike =
  | { noise: true; from: number; width: number; seconds: number; level: number }
  | { noise: false; pitches: readonly number[]; seconds: number; level: number };

const STRIKES: Record<Sound, Strike> = {
  wood: { noise: true, from: 320, width: 6, seconds: 0.09, level: 0.9 },
  stone: { noise: true, from: 1500, width: 3, seconds: 0.05, level: 0.6 },
  break: { noise: true, from: 700, width: 0.8, seconds: 0.18, level: 0.5 },
  card: { noise: true, from: 4200, width: 0.7, seconds: 0.08, level: 0.35 },
  clock: { noise: false, pitches: [1175, 1760], seconds: 0.5, level: 0.4 },
  bell: { noise: false, pitches: [784, 1568, 2093], seconds: 1.1, level: 0.35 },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  const { sound: wanted, volume } = me.settings;
  if (!wanted || volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const strike = STRIKES[sound];
  const out = context.createGain();
  out.connect(context.destination);
  fade(out.gain, context.currentTime, (strike.level * volume) / 100, strike.seconds);
  if (strike.noise) knock(context, out, strike.from, strike.width, strike.seconds);
  else ring(context, out, strike.pitches, strike.seconds);
}

/** One sound for what just happened: the last event that has one. */
export function soundOf(sounds: Sounds, events: readonly GameEvent[]): Sound | null {
  for (const { kind } of events.toReversed()) {
    const sound = sounds[kind];
    if (sound) return sound;
  }
  return null;
}

function fade(gain: AudioParam, start: number, level: number, seconds: number): void {
  gain.setValueAtTime(0.0001, start);
  gain.exponentialRampToValueAtTime(level, start + 0.006);
  gain.exponentialRampToValueAtTime(0.0001, start + seconds);
}

function knock(
  audio: AudioContext,
  out: AudioNode,
  from: number,
  width: number,
  seconds: number,
): void {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = from;
  filter.Q.value = width;
  source.connect(filter).connect(out);
  source.start(audio.currentTime, Math.random() * 0.5, seconds);
}

function ring(
  audio: AudioContext,
  out: AudioNode,
  pitches: readonly number[],
  seconds: number,
): void {
  pitches.forEach((pitch, overtone) => {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    const quieter = audio.createGain();
    quieter.gain.value = 1 / (overtone * 2 + 1);
    tone.connect(quieter).connect(out);
    tone.start();
    tone.stop(audio.currentTime + seconds);
  });
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
