import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bangkokDay } from '#core/time/bangkok';
import { readTypedDate } from '#core/time/typedDate';
import { readBirthDate } from '#schemas/common/birthDate';
import { toAsciiDigits } from '#schemas/common/text';
import { formatLongDate } from '@/lib/formatDate';
import { MaskedInput, type ValueProps } from '../MaskedInput';
import type { Mask } from '../maskedText';
import { formField } from './fields';

/**
 * `31/01/2549`: digits are grouped while they are typed, and any spelling of a complete date becomes its digits. Other
 * text, as the begin of a month's name, stays until the date is complete.
 */
const birthDateMask: Mask = {
  clean: (typed) => {
    const [year, month, day] = readTypedDate(typed)?.split('-') ?? [];
    if (year !== undefined) return `${day}${month}${year}`;
    const text = toAsciiDigits(typed);
    if (!/^[\d\s/.-]*$/.test(text)) return text.trimStart().slice(0, 40);
    const parts = text.split(/[\s/.-]+/);
    // A separator ends a day or month of one digit.
    return parts
      .map((part, place) => (place < parts.length - 1 && part.length === 1 ? `0${part}` : part))
      .join('')
      .slice(0, 8);
  },
  show: (value) =>
    /^\d*$/.test(value)
      ? [value.slice(0, 2), value.slice(2, 4), value.slice(4)].filter(Boolean).join('/')
      : value,
};

/** A date of birth in either calendar; a possible one is repeated in both. The value is its eight digits. */
function BirthDateInput({ help, ...props }: ValueProps) {
  const { t, i18n } = useTranslation();
  const [today] = useState(() => bangkokDay(Date.now()));
  const typed = readTypedDate(props.value);
  const born = typed && readBirthDate(typed, today);
  return (
    <MaskedInput
      placeholder={t('field.datePlaceholder')}
      {...props}
      help={born ? t('field.bothCalendars', calendarsOf(born, i18n.language)) : help}
      mask={birthDateMask}
      inputMode="numeric"
    />
  );
}

/** Day and month in words, and the year of both calendars. */
function calendarsOf(born: string, language: string) {
  const ce = Number(born.slice(0, 4));
  return { day: formatLongDate(born, language).replace(/\s*\d{4}$/, ''), ce, be: ce + 543 };
}

export const FormBirthDate = formField(BirthDateInput, 'onValueChange');
