import { useEffect, useState } from 'react';
import type { Messages } from '#core/brand/checks/texts';
import { errorTexts } from '#core/contract/errorTexts';
import { memberErrors } from '#schemas/api/memberErrors';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../../src/i18n/locales/{th,en}/*.json', {
  import: 'default',
});

export interface AppTexts {
  readonly th: Messages;
  readonly en: Messages;
}

/**
 * Every text of the member app by `namespace:id`; undefined until they are loaded.
 * @param isWanted loads them only then.
 */
export function useAppTexts(isWanted = true): AppTexts | undefined {
  const [texts, setTexts] = useState<AppTexts>();
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    fetchAll().then(
      (loaded) => isMounted && setTexts(loaded),
      // Offline: texts are not checked until the studio is opened again.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return texts;
}

async function fetchAll(): Promise<AppTexts> {
  const [th, en] = await Promise.all([fetchLanguage('th'), fetchLanguage('en')]);
  return { th, en };
}

async function fetchLanguage(language: string): Promise<Messages> {
  const places = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  const loaded = await Promise.all(
    places.map(async ([file, load]) => {
      const namespace = file.replace(/^.*\/(.+)\.json$/, '$1');
      return withNamespace(namespace, await load());
    }),
  );
  const errors = language === 'th' ? withNamespace('errors', errorTexts(memberErrors)) : [];
  return new Map([...loaded.flat(), ...errors]);
}

const withNamespace = (namespace: string, texts: Texts) =>
  Object.entries(texts).map(([id, text]) => [`${namespace}:${id}`, text] as const);
