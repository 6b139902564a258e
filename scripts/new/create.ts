import { newCall } from './call';
import { Edits, namesOf, type Names } from './edits';
import { newFeature } from './feature';
import { newSection } from './section';
import { newSetting } from './setting';

const kinds: Readonly<Record<string, (edits: Edits, names: Names) => void>> = {
  call: newCall,
  setting: newSetting,
  section: newSection,
  feature: newFeature,
};

/**
 * The files that a new call, setting, section or feature creates and changes, by their path.
 * @param read returns a file of the checkout; undefined when there is none.
 * @throws Error when kind or name is wrong, the name is taken, or a file to change has another shape.
 */
export function create(
  kind: string,
  name: string,
  read: (file: string) => string | undefined,
): ReadonlyMap<string, string> {
  const generate = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!generate)
    throw new Error(`“${kind}” cannot be created: name one of ${Object.keys(kinds).join(', ')}.`);
  const edits = new Edits(read);
  generate(edits, namesOf(name));
  return edits.files;
}
