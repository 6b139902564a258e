import { readPreference, writePreference } from '@backoffice/browser/preferences';

const NAME = 'sound';
let context: AudioContext | undefined;

export const isSoundOn = (): boolean => readPreference(NAME) === 'on';

export function turnSound(isOn: boolean): void {
  writePreference(NAME, isOn ? 'on' : 'off');
  if (isOn) chime();
}

/** Two short tones, if the person has switched the sound on. Browsers allow them after the first click on the page. */
export function chime(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 880],
    [0.12, 1174.7],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  }
}
