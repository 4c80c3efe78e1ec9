// What a list takes and answers beside its records: where the way to the next page is looked for.
import type { Place } from '../schema.ts';
import { type FoundList, type Property, isScalar, properties } from './find-list.ts';
import { type Parameter, text } from './operations.ts';
import { snake } from './words.ts';

export interface Looked extends FoundList {
  readonly id: string;
}

export interface Told {
  readonly queries: readonly Parameter[];
  /** What stands in the answer beside the records. */
  readonly beside: readonly Property[];
  readonly size: { readonly sizeParam: string; readonly size: number; readonly isGuessed: boolean } | undefined;
  readonly list: Looked;
}

export function toldBy(list: Looked): Told {
  const { method, parameters, body, answer } = list.operation;
  const queries = method === 'GET' ? parameters.filter((one) => one.in === 'query') : bodyParameters(body);
  return {
    queries,
    beside: answer === undefined ? [] : scalarsBeside(answer, list.items),
    size: sizeOf(queries),
    list,
  };
}

const bodyParameters = (body: Place | undefined): readonly Parameter[] =>
  body === undefined
    ? []
    : properties(body).map(({ name, place: { node } }) => ({
        name,
        in: 'body',
        isRequired: false,
        words: text(node['description']) ?? '',
        schema: node,
        constant: undefined,
      }));

/** Everything that is one value and stands outside the list itself. */
function scalarsBeside(answer: Place, items: string): readonly Property[] {
  const within = (place: Place, prefix: string, depth: number): readonly Property[] =>
    depth > 3
      ? []
      : properties(place, prefix).flatMap((one) => {
          if (one.path === items) return [];
          return isScalar(one.place) ? [one] : within(one.place, `${one.path}.`, depth + 1);
        });
  return items === '$' ? [] : within(answer, '', 0);
}

const sizeParam =
  /^(limit|per|per_?page|page_?(size|limit|length)|results_?per_?page|(items|records)_?per_?page|count|size|max(_?(results|num|records|items))?|top|take|rows|num(ber)?(_of)?_?(results|items|records)?|first|records_?limit|s_?limit|page_per_page|page_results)$/;

/** The most that it takes, where the description says so. */
function sizeOf(queries: readonly Parameter[]): Told['size'] {
  const found = queries.find(({ name, schema }) => sizeParam.test(snake(name)) && schema['type'] !== 'boolean');
  if (found === undefined) return undefined;
  const { schema, words, name } = found;
  const said =
    /(?:max(?:imum)?|up to|at most|no more than)\D{0,40}?(\d{1,5})|between \d+ and (\d{1,5})|\d+\s*(?:-|to|–)\s*(\d{1,5})/i.exec(
      words,
    );
  const most = Number(schema['maximum'] ?? said?.slice(1).find((one) => one !== undefined));
  const usually = Number(schema['default'] ?? schema['example']);
  if (most > 1) return { sizeParam: name, size: Math.min(most, 1_000), isGuessed: false };
  return { sizeParam: name, size: usually > 1 ? Math.min(usually, 1_000) : usualPage, isGuessed: true };
}

/** Assumed where nothing is said. */
export const usualPage = 50;
