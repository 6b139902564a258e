import styled from 'styled-components';
import { text } from '@/theme/typography';

/**
 * Two initials of a name. A Thai word begins with its first consonant, because a leading vowel alone cannot be read, and
 * titles are left out.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .replace(/^(นางสาว|น\.ส\.|นาย|นาง|mrs?\.?|ms\.?|miss)\s*/i, '')
    .split(/\s+/)
    .flatMap((word) => /[ก-ฮ]/.exec(word) ?? /[A-Za-z0-9]/.exec(word) ?? [])
    .map((letter) => letter.toUpperCase());
  return [...new Set([words[0], words[words.length - 1]])].slice(0, words.length).join('');
}

/** A disc with a person's initials; the name itself stands beside it or is read out. */
export function Avatar({ name, size = 36 }: { readonly name: string | undefined; readonly size?: number }) {
  return (
    <Disc aria-hidden="true" style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {initialsOf(name ?? '')}
    </Disc>
  );
}

const Disc = styled.span`
  ${text('small', 'bold')}
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--text);
`;
