import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AddressForm as Values } from './addressApi';
import type { Place } from './thaiPlaces';

const fields = ['subdistrict', 'district', 'province'] as const;
type Field = (typeof fields)[number];

/**
 * Fills province, district and sub-district from the postcode as far as they are certain, and lists the others as
 * suggestions. Another postcode replaces what an earlier one filled in, and never text that the member typed.
 */
export function usePlaces({
  control,
  getValues,
  setValue,
}: UseFormReturn<Values>): Record<Field, readonly string[]> {
  const [postcode = '', subdistrict = ''] = useWatch({ control, name: ['postcode', 'subdistrict'] });
  const [found, setFound] = useState<{ readonly postcode: string; readonly places: readonly Place[] }>(
    nothing,
  );
  const filled = useRef<Partial<Record<Field, string>>>({});
  const before = useRef<readonly Place[]>(nothing.places);
  const saved = useRef(getValues('postcode'));
  const isComplete = postcode.length === 5;

  useEffect(() => {
    if (!isComplete) return undefined;
    let isCurrent = true;
    import('./thaiPlaces')
      .then(({ placesOf }) => placesOf(postcode))
      .then((places) => isCurrent && setFound({ postcode, places }))
      // Everything can be typed instead.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [postcode, isComplete]);

  const places = found.postcode === postcode ? found.places : nothing.places;
  useEffect(() => {
    if (places.length === 0) return;
    const isOther = before.current !== places;
    before.current = places;
    if (isOther && postcode === saved.current) {
      // The names of a saved address belong to its postcode.
      saved.current = '';
      for (const field of fields)
        if (places.some((place) => place[field] === getValues(field)))
          filled.current[field] = getValues(field);
      return;
    }
    const chosen = places.filter((place) => place.subdistrict === subdistrict);
    const possible = chosen.length > 0 ? chosen : places;
    // The member may be about to clear or type the sub-district.
    const open = isOther ? fields : chosen.length > 0 ? (['district', 'province'] as const) : [];
    for (const field of open) {
      const current = getValues(field);
      const isOwn = current !== '' && current !== filled.current[field];
      const isPossible = possible.some((place) => place[field] === current);
      const next = onlyOne(possible.map((place) => place[field])) ?? (isPossible ? current : '');
      if (isOwn || current === next) continue;
      filled.current[field] = next;
      setValue(field, next, { shouldDirty: true, shouldValidate: next !== '' });
    }
  }, [places, postcode, subdistrict, getValues, setValue]);

  return {
    subdistrict: namesOf(places, 'subdistrict'),
    district: namesOf(places, 'district'),
    province: namesOf(places, 'province'),
  };
}

const nothing = { postcode: '', places: [] };

function namesOf(places: readonly Place[], field: Field): readonly string[] {
  return [...new Set(places.map((place) => place[field]))];
}

function onlyOne(names: readonly string[]): string | undefined {
  const [name, ...others] = new Set(names);
  return others.length === 0 ? name : undefined;
}
