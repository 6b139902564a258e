import { list, nullable, object, essential } from '#schemas/common/schemaBuilders';
import { baht, count, text, timeOfDay } from '#schemas/common/scalars';

const percent = nullable({ type: 'number', minimum: 0, maximum: 100 });

/** The bonus windows (ENT-08). An empty rate hides its window (PUB-12). */
export const userSetting = object({
  bonusRate: percent,
  bonusRate2: percent,
  bonusTimeStart: nullable(timeOfDay),
  bonusTimeEnd: nullable(timeOfDay),
  bonusTimeStart2: nullable(timeOfDay),
  bonusTimeEnd2: nullable(timeOfDay),
  endNumberBonus: nullable(count),
  endNumberBonus2: nullable(count),
  bonusMax: nullable(baht),
});

const lineContact = essential(object({ id: text }), 'id');

/** Public settings of the brand. */
export const setting = object(
  { line: object({}, { line1: lineContact, line2: lineContact }), userSetting },
  // Some back ends put the second id next to the first's group (ENT-12).
  { line2: lineContact },
);

/** Configuration items: images by key. */
export const configurationList = list(
  essential(
    object({
      key: text,
      value: essential(object({ data: essential(object({ path: text }), 'path') }), 'data'),
    }),
    'key',
    'value',
  ),
  200,
);
