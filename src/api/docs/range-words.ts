// How many, how long and between what: the limits of a schema as a sentence.
import { type Components, follow, type SchemaShape } from './schema-shape.ts';

/** Zod writes the largest whole numbers where no limit was meant. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const shown = (value: number): string => value.toLocaleString('en-US');

export function rangeWords(schema: SchemaShape): readonly string[] {
  const { minimum, exclusiveMinimum, maximum, minLength = 0, maxLength, minItems = 0, maxItems } = schema;
  return [
    ...between(minimum, maximum, ''),
    ...(isLimit(exclusiveMinimum) ? [`More than ${shown(exclusiveMinimum)}.`] : []),
    ...between(minLength > 1 ? minLength : undefined, maxLength, ' characters'),
    ...between(minItems > 0 ? minItems : undefined, maxItems, maxItems === 1 ? ' entry' : ' entries'),
  ];
}

function between(least: number | undefined, most: number | undefined, unit: string): readonly string[] {
  if (isLimit(least) && isLimit(most))
    return [least === most ? `Exactly ${shown(least)}${unit}.` : `${shown(least)} to ${shown(most)}${unit}.`];
  if (isLimit(most)) return [`At most ${shown(most)}${unit}.`];
  if (isLimit(least) && least !== 0) return [`At least ${shown(least)}${unit}.`];
  return isLimit(least) && unit === '' ? ['0 or more.'] : [];
}

/** Of a choice between null and something, or of a list: what it says of that one. */
export function rangesOfChoices({ anyOf, oneOf, items }: SchemaShape, components: Components): readonly string[] {
  const choices = (anyOf ?? oneOf ?? [])
    .map((choice) => follow(choice, components))
    .filter(({ type }) => type !== 'null');
  const [only, ...others] = choices;
  const inner =
    only !== undefined && others.length === 0 ? only : items === undefined ? undefined : follow(items, components);
  if (inner === undefined) return [];
  const { enum: values = [] } = inner;
  const allowed =
    values.length > 1 ? [`One of ${values.map((value) => `<code>${String(value)}</code>`).join(', ')}.`] : [];
  return [...(items === undefined ? rangeWords(inner) : []), ...allowed];
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'date and time (RFC 3339)',
  date: 'date (YYYY-MM-DD)',
  email: 'e-mail address',
  uri: 'web address',
  uuid: 'UUID',
};

/** Beside the type. */
export const formatOf = ({ format }: SchemaShape): string =>
  format === undefined || formats[format] === undefined ? '' : `, ${formats[format]}`;
