import { type ComponentType, useId } from 'react';
import { pointer } from '#core/brand/json';
import type { Brand } from '#schemas/brand/brand';
import { figureFamilies, textFamilies } from '@/theme/fontFaces';
import { barDrawings } from './barDrawings';
import { pageDrawings } from './pageDrawings';
import type { Drawings } from './parts';
import { wheelDrawings } from './wheelDrawings';

type Look = Brand['look'];
type Font = Brand['theme']['font'];

const sample = (text: string, fontFamily: string) => () => (
  <text
    x="48"
    y="38"
    textAnchor="middle"
    fill="var(--v-ink)"
    style={{ fontFamily, fontSize: 19, fontWeight: 600 }}
  >
    {text}
  </text>
);

const figures = (font: keyof typeof figureFamilies) => sample('1,234.5', figureFamilies[font].name);
const letters = (font: Font) => sample('กขค Aa', textFamilies[font].name);

const fonts: Readonly<Record<Font, ComponentType>> = {
  prompt: letters('prompt'),
  kanit: letters('kanit'),
  sarabun: letters('sarabun'),
  mitr: letters('mitr'),
  chakra: letters('chakra'),
};

function Gradient() {
  const id = useId();
  return (
    <>
      <linearGradient id={id}>
        <stop stopColor="var(--v-accent)" />
        <stop offset="1" stopColor="var(--v-gold)" />
      </linearGradient>
      <Name fill={`url(#${id})`} />
    </>
  );
}

function Name(ink: { readonly fill: string; readonly stroke?: string }) {
  return (
    <text x="48" y="41" textAnchor="middle" fontSize="30" fontWeight="600" strokeWidth="1.2" {...ink}>
      Aกข
    </text>
  );
}

const look: Drawings<keyof Look> = {
  ...barDrawings,
  ...pageDrawings,
  ...wheelDrawings,
  lettering: {
    plain: () => <Name fill="var(--v-ink)" />,
    gradient: Gradient,
    outline: () => <Name fill="none" stroke="var(--v-accent)" />,
  },
  figures: {
    sarabun: figures('sarabun'),
    nunito: figures('nunito'),
    saira: figures('saira'),
    condensed: figures('condensed'),
  },
};

const drawings = new Map<string, Readonly<Record<string, ComponentType>>>([
  ...Object.entries(look).map(([key, each]) => [pointer('/look', key), each] as const),
  ['/theme/font', fonts],
  ['/theme/displayFont', fonts],
]);

/** The drawing of one value of a setting. */
export const drawingOf = (path: string, value: string): ComponentType | undefined =>
  drawings.get(path)?.[value];
