// How a list goes on to its next page: read off the names of what it takes and of what it answers.
import type { Paging } from '../../../src/core/connector/collection.ts';
import type { Place } from '../schema.ts';
import { typeName } from './find-list.ts';
import type { Confidence } from './guess.ts';
import { text } from './operations.ts';
import { type Looked, type Told, toldBy, usualPage } from './page-words.ts';
import { snake } from './words.ts';

export interface FoundPaging {
  readonly paging: Paging;
  readonly confidence: Confidence;
  readonly because: string;
  /** What nobody can tell from the description. */
  readonly open?: string | undefined;
  /** How many records a page holds is not said. */
  readonly isSizeAssumed?: true;
}

export function findPaging(list: Looked): FoundPaging {
  const told = toldBy(list);
  const ways = [byAddress, byCursor, byLink, byPage, byOffset, byKeyset];
  const found = ways.reduce<FoundPaging | undefined>((first, way) => first ?? way(told), undefined) ?? whole(told);
  if (list.operation.method === 'GET' || !('send' in found.paging)) return found;
  return { ...found, paging: { ...found.paging, send: 'body' } };
}

const sized = (size: Told['size']) => (size === undefined ? {} : { sizeParam: size.sizeParam, size: size.size });
const endOf = (path: string): string => snake(path.split('.').slice(-2).join('_'));

function byAddress({ beside, size }: Told): FoundPaging | undefined {
  const next = beside.find(({ path, place }) => isNextAddress(path, place));
  if (next === undefined) return undefined;
  return {
    paging: { kind: 'next-url', next: next.path, ...sized(size) },
    confidence: looksLikeAddress(next.place) || /link|url|uri/i.test(next.path) ? 'high' : 'medium',
    because: `${next.path} of the answer holds the address of the next page`,
  };
}

function isNextAddress(path: string, place: Place): boolean {
  const name = endOf(path);
  if (/(^|_)next_?(page_?)?(link|url|uri|href)$|odata_next_link$|(links?_next|next_link)$|next_href$/.test(name))
    return true;
  return /(^|_)next(_page)?$/.test(name) && looksLikeAddress(place);
}

function looksLikeAddress({ node }: Place): boolean {
  if (/^(uri|url|uri-reference)$/.test(String(node['format']))) return true;
  if (/^(https?:\/|\/)/.test(String(node['example']))) return true;
  return /\b(url|uri|link|address)\b/i.test(text(node['description']) ?? '');
}

const cursorParam =
  /(^|_)cursor$|page_?token$|next_?token$|continuation(_token)?$|^starting_after$|^after$|page_after$|^bookmark$|scroll_id$|^sync_token$|^page_?key$/;
const cursorPath =
  /(^|_)(next_)?cursor$|next_?(page_?)?(token|key|cursor)$|continuation(_token)?$|(next|cursors?|paging)_(after|starting_after|start|page)$|end_cursor$|next_bookmark$|scroll_id$/;
const morePath =
  /(^|_)(has_?(more|next(_page)?)|more_?(available|items|results|data_available)?|more_items_in_collection|is_?truncated)$/;

const moreOf = ({ beside }: Told) => {
  const found = beside.find(({ path, place }) => morePath.test(endOf(path)) && typeName(place) !== 'object');
  return found === undefined ? {} : { more: found.path };
};

function byCursor(told: Told): FoundPaging | undefined {
  const { queries, beside, size } = told;
  const param = queries.find(({ name, schema }) => cursorParam.test(snake(name)) && schema['type'] !== 'integer');
  const next = beside.find(
    ({ path, place }) =>
      cursorPath.test(endOf(path)) && !/prev|before|total/.test(endOf(path)) && typeName(place) !== 'boolean',
  );
  if (param === undefined || next === undefined || snake(param.name) === 'sync_token') return undefined;
  return {
    paging: {
      kind: 'cursor',
      param: param.name,
      next: next.path,
      ...moreOf(told),
      send: 'query',
      alone: false,
      ...sized(size),
    },
    confidence: 'high',
    because: `it takes ${param.name}, and ${next.path} of the answer is named like what follows`,
  };
}

function byLink({ list: { operation }, size }: Told): FoundPaging | undefined {
  const header = operation.answerHeaders.find((name) => name.toLowerCase() === 'link');
  const isSaid = /\blink\b[- ]header|rfc ?(5988|8288)/i.test(operation.words);
  if (header === undefined && !isSaid) return undefined;
  return {
    paging: { kind: 'link', rel: 'next', ...sized(size) },
    confidence: header === undefined ? 'medium' : 'high',
    because: header === undefined ? 'its description speaks of a Link header' : 'its answer declares a Link header',
  };
}

const pageParam = /^(page|page_?(number|num|no|index)|p|current_page|page_page)$/;
const pagesPath = /(total|num(ber_of)?)_?pages$|pages?_(count|total)$|last_page$|(^|_)pages$|page_count$/;

function byPage(told: Told): FoundPaging | undefined {
  const { queries, beside, size } = told;
  const param = queries.find(
    ({ name, schema }) => pageParam.test(snake(name)) && schema['type'] !== 'boolean' && schema['type'] !== 'object',
  );
  if (param === undefined) return undefined;
  const pages = beside.find(({ path, place }) => pagesPath.test(endOf(path)) && isCount(place));
  const next =
    pages === undefined
      ? beside.find(({ path, place }) => /next_?page(_number)?$/.test(endOf(path)) && isCount(place))
      : undefined;
  const more = moreOf(told);
  const start = Number(
    param.schema['default'] ??
      param.schema['minimum'] ??
      (/0[- ]based|starts? (at|from|with) 0|zero[- ]based/i.test(param.words) ? 0 : 1),
  );
  return {
    paging: {
      kind: 'page',
      param: param.name,
      start: start === 0 ? 0 : 1,
      ...countedBy(pages?.path, start),
      ...(next === undefined ? {} : { next: next.path }),
      ...(pages === undefined && next === undefined ? more : {}),
      send: 'query',
      ...counted(size),
    },
    ...sureOf(size, `it takes ${param.name}`),
  };
}

/** The number of the last page is how many there are, unless they are counted from 0. */
function countedBy(path: string | undefined, start: number): { readonly pages?: string; readonly last?: string } {
  if (path === undefined) return {};
  return start === 0 && endOf(path).endsWith('last_page') ? { last: path } : { pages: path };
}

const isCount = (place: Place): boolean => ['integer', 'number', undefined].includes(typeName(place));

const offsetParam =
  /^(offset|skip|start(_?(at|index|position|from|row))?|from|first_result|record_offset|page_offset)$/;
const totalPath =
  /(^|_)total(_?(count|results|items|records|rows|size|elements|number))?$|(total_|_total)(count|results|size)$/;

function byOffset(told: Told): FoundPaging | undefined {
  const { queries, beside, size } = told;
  const param = queries.find(
    ({ name, schema, words }) =>
      offsetParam.test(snake(name)) && !/date/.test(`${String(schema['format'])} ${words.slice(0, 60).toLowerCase()}`),
  );
  if (param === undefined) return undefined;
  const total = beside.find(({ path, place }) => totalPath.test(endOf(path)) && isCount(place));
  const start = Number(
    param.schema['default'] ?? param.schema['minimum'] ?? (/\bs_?index|start_index/.test(snake(param.name)) ? 1 : 0),
  );
  return {
    paging: {
      kind: 'offset',
      param: param.name,
      start: start === 1 ? 1 : 0,
      ...(total === undefined ? moreOf(told) : { total: total.path }),
      send: 'query',
      ...counted(size),
    },
    ...sureOf(size, `it takes ${param.name}`),
  };
}

function byKeyset(told: Told): FoundPaging | undefined {
  const { queries, size, list } = told;
  const param = queries.find(({ name }) => /^(starting_after|since_id|after_id|after|last_id)$/.test(snake(name)));
  if (param === undefined) return undefined;
  return {
    paging: { kind: 'keyset', param: param.name, field: list.id, ...moreOf(told), send: 'query', ...counted(size) },
    confidence: 'medium',
    because: `it takes ${param.name} and answers no cursor: the last record’s id is taken for one`,
  };
}

/** What only a list of several pages has to say. */
const hintPath =
  /^(total(_(count|items|results|records|pages))?|page_count|has_?more(_items)?|continuation|next_page|object_count)$/;

function whole({ queries, beside, size, list: { operation } }: Told): FoundPaging {
  const asks = queries.find(({ name }) => cursorParam.test(snake(name)))?.name ?? size?.sizeParam;
  const hint = beside.find(({ name }) => hintPath.test(snake(name)))?.path;
  if (asks === undefined && hint === undefined)
    return { paging: { kind: 'none' }, confidence: 'medium', because: 'it takes nothing that leads to a further page' };
  const seen = asks === undefined ? `its answer holds ${hint ?? ''}` : `it takes ${asks}`;
  return {
    paging: { kind: 'none' },
    confidence: 'low',
    because: `${seen}, but nothing says how a further page is asked for`,
    open: `${operation.path}: ${seen}, so it may have further pages: how are they asked for?`,
  };
}

const counted = (size: Told['size']) =>
  size === undefined ? { size: usualPage } : { sizeParam: size.sizeParam, size: size.size };

const sureOf = (size: Told['size'], because: string): Omit<FoundPaging, 'paging'> =>
  size === undefined
    ? {
        confidence: 'low',
        because: `${because}; how many records a page holds is not said, ${usualPage} is assumed`,
        isSizeAssumed: true,
      }
    : {
        confidence: size.isGuessed ? 'medium' : 'high',
        because: size.isGuessed ? `${because}; the largest page is not said` : because,
      };
