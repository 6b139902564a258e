import { Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '@/api/transport';
import { IconButton } from '@/ui/IconButton';

/** Storage key of the member's choice on this device. */
const KEY = 'play-effects';

/** Hertz of the notes of a win, one after the other; and of the only note of a play without a prize. */
const WIN = [523.25, 659.25, 783.99, 1046.5];
const NONE = [293.66];
/** Seconds from one note to the next, and until a note has faded. */
const STEP = 0.11;
const FADE = 0.32;
/** Milliseconds of vibration and pause, as `navigator.vibrate` takes them. */
const BUZZ = { win: [40, 60, 40, 60, 120], none: [30] };

export interface PlayEffects {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Plays a sound and vibrates, if the member switched effects on and the device can. */
  readonly play: (isWon: boolean) => void;
}

/** Sound and vibration for the result of a play; off until the member switches them on. */
export function usePlayEffects(): PlayEffects {
  const { storage } = useEnvironment();
  const [isOn, setOn] = useState(() => storage.getItem(KEY) === 'on');
  const audio = useRef<AudioContext | null>(null);

  // A browser starts sound only in response to a tap, and the result comes seconds later.
  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    audio.current = context;
    const resume = () => void context.resume();
    window.addEventListener('pointerdown', resume);
    return () => {
      window.removeEventListener('pointerdown', resume);
      audio.current = null;
      void context.close();
    };
  }, [isOn]);

  const toggle = useCallback(() => {
    setOn(!isOn);
    if (isOn) storage.removeItem(KEY);
    else storage.setItem(KEY, 'on');
  }, [isOn, storage]);

  const play = useCallback(
    (isWon: boolean) => {
      if (!isOn) return;
      // Not on iPhones, and refused by desktop browsers without a motor.
      if ('vibrate' in navigator) navigator.vibrate(isWon ? BUZZ.win : BUZZ.none);
      if (audio.current) playNotes(audio.current, isWon ? WIN : NONE);
    },
    [isOn],
  );

  return { isOn, toggle, play };
}

function playNotes(context: AudioContext, notes: readonly number[]): void {
  for (const [nth, frequency] of notes.entries()) {
    const start = context.currentTime + nth * STEP;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.18, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + FADE);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + FADE);
  }
}

/** Switches sound and vibration on or off. */
export function EffectsButton({ effects: { isOn, toggle } }: { readonly effects: PlayEffects }) {
  const { t } = useTranslation('prize');
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <IconButton label={t('effects')} aria-pressed={isOn} onClick={toggle}>
      <Icon size={22} aria-hidden="true" />
    </IconButton>
  );
}
