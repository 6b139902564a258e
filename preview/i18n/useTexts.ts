import { useCallback } from 'react';
import type { Language } from '@/i18n/languages';
import { fillText, type TextParams } from './fillText';
import { useLanguage } from './Language';
import type { Namespace, Namespaces } from './namespaces';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Readonly<Record<string, Texts>>>('./{th,en}/*.ts', { eager: true });

export type Translate<N extends Namespace> = (
  id: keyof Namespaces[N] & string,
  params?: TextParams,
) => string;

/** A text of one part of the studio; in another language than Thai every id is there too, by its type. */
export function textOf<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const texts = files[`./${language}/${namespace}.ts`]?.[namespace];
  return (id, params) => fillText(texts?.[id] ?? id, params);
}

/** The texts of one part of the studio in the language it speaks now. */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const { language } = useLanguage();
  return useCallback<Translate<N>>(
    (id, params) => textOf(language, namespace)(id, params),
    [language, namespace],
  );
}
