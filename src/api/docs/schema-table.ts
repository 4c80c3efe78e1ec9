// The fields of a JSON schema as rows of a table, and an example value where the document gives none.
import { escaped, inline } from './html.ts';
import { type Components, follow, type SchemaShape } from './schema-shape.ts';
import { formatOf, rangesOfChoices, rangeWords } from './range-words.ts';

interface TableContext {
  readonly components: Components;
  readonly prefix: string;
  readonly depth: number;
}

const deepest = 4;

export function fieldRows(schema: SchemaShape, place: TableContext): string {
  const { components, prefix, depth } = place;
  const { properties = {}, required = [] } = follow(schema, components);
  return Object.entries(properties)
    .map(([name, field]) => {
      const path = `${prefix}${name}`;
      const mark = required.includes(name) ? ' <b>required</b>' : '';
      const row = `<tr><th scope="row"><code>${escaped(path)}</code> <span>${typeOf(field, components)}</span>${mark}</th><td>${meaning(follow(field, components), components)}</td></tr>`;
      return depth >= deepest ? row : row + below(field, { components, prefix: path, depth: depth + 1 });
    })
    .join('');
}

function below(field: SchemaShape, { components, prefix, depth }: TableContext): string {
  const resolved = follow(field, components);
  const list = resolved.items === undefined ? undefined : follow(resolved.items, components);
  if (resolved.properties !== undefined) return fieldRows(resolved, { components, prefix: `${prefix}.`, depth });
  return list?.properties === undefined ? '' : fieldRows(list, { components, prefix: `${prefix}[].`, depth });
}

export function typeOf(field: SchemaShape, components: Components, depth = 0): string {
  const resolved = follow(field, components);
  if (resolved.enum !== undefined && resolved.enum.length === 1)
    return `<code>${escaped(JSON.stringify(resolved.enum[0]))}</code>`;
  // A schema may refer to itself.
  if (depth >= deepest) return 'any';
  if (resolved.const !== undefined) return `<code>${escaped(JSON.stringify(resolved.const))}</code>`;
  const choices = resolved.anyOf ?? resolved.oneOf;
  if (choices !== undefined)
    return [...new Set(choices.map((choice) => typeOf(choice, components, depth + 1)))].join(' or ');
  if (resolved.items !== undefined) return `list of ${typeOf(resolved.items, components, depth + 1)}`;
  return escaped([resolved.type ?? 'any JSON value'].flat().join(' or ')) + formatOf(resolved);
}

/** The sentence, then what may stand there and what stands there by itself. */
export function meaning(schema: SchemaShape, components: Components): string {
  const { description = '', enum: values, default: fallback } = schema;
  const parts = [inline(description), ...rangeWords(schema), ...rangesOfChoices(schema, components)];
  if (values !== undefined && values.length > 1)
    parts.push(`One of ${values.map((value) => `<code>${escaped(String(value))}</code>`).join(', ')}.`);
  if (fallback !== undefined) parts.push(`Default <code>${escaped(JSON.stringify(fallback))}</code>.`);
  return parts.filter((part) => part !== '').join(' ');
}
