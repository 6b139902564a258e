import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AddressForm as Values } from './addressApi';
import type { Place } from './thaiPlaces';

const fields = ['subdistrict', 'district', 'province'] as const;
type Field = (typeof fields)[number];

/**
 * Fills province, district and sub-district from the postcode as far as they are certain, and lists the others as
 * suggestions. Text that the member typed is not replaced.
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
    const chosen = places.filter((place) => place.subdistrict === subdistrict);
    for (const field of fields) {
      const certain = onlyOne((chosen.length > 0 ? chosen : places).map((place) => place[field]));
      const current = getValues(field);
      const isOwn = current !== '' && current !== filled.current[field];
      if (certain === undefined || isOwn || current === certain) continue;
      filled.current[field] = certain;
      setValue(field, certain, { shouldDirty: true, shouldValidate: true });
    }
  }, [places, subdistrict, getValues, setValue]);

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
