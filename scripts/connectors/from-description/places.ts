// What the addresses and queries of lists leave open: what stands for the account, for one record of another list, or for a choice.
import type { FoundList } from './find-list.ts';
import { nounOf } from './find-list.ts';
import { type Notes, guess } from './guess.ts';
import { type Described, placesIn } from './operations.ts';
import { singular, snake } from './words.ts';

export interface Parent {
  readonly name: string;
  /** Where its id stands in the address. */
  readonly place: string;
}

const account =
  /^(company|organi[sz]ation|org|account|workspace|tenant|team|business|site|realm|portal|client|version|locale)$/;
const share = 0.25;

/** `company_id`, `companyId` and `company_uuid` are all about the company. */
export const stemOf = (place: string): string => snake(place).replace(/_(id|uuid|key|guid|sid|slug)$/, '');

/** What stands for the account as a whole, by its name or because most addresses hold it; others stand for one record. */
export function sharedPlaces(operations: readonly Described[], lists: readonly FoundList[]): ReadonlySet<string> {
  const listed = new Set(lists.map(({ operation }) => singular(nounOf(operation.path))));
  const counted = Map.groupBy(
    operations.flatMap(({ path }) => placesIn(path)),
    stemOf,
  );
  const shared = [...counted].filter(
    ([stem, all]) =>
      stem !== 'id' &&
      ((all.length > operations.length * share && !listed.has(stem)) || (account.test(stem) && all.length > 4)),
  );
  return new Set(shared.map(([stem]) => stem));
}

/** The parent’s id is `{of}`; every other place is asked for. */
export function openPlaces(
  { path }: Described,
  parent: Parent | undefined,
): { path: string; asked: readonly string[] } {
  const asked = placesIn(path).filter((place) => place !== parent?.place);
  const declared = path.replaceAll(/\{([^}]+)\}/g, (_, place: string) =>
    place === parent?.place ? '{of}' : `{config.${placeKey(place)}}`,
  );
  return { path: declared, asked };
}

/** What it is asked for as. */
export const placeKey = (place: string): string => {
  const stem = account.test(stemOf(place)) ? `${stemOf(place)}_id` : snake(place);
  return /^[a-z]/.test(stem) ? stem : `place_${stem}`;
};

/** What a list cannot be read without: the one value that there is, or what whoever connects says. */
export function requiredQuery(
  operation: Described,
  at: string,
  notes: Notes,
): { query: Record<string, string>; asked: readonly string[] } {
  const needed = operation.parameters.filter(
    (one) =>
      one.in === 'query' &&
      one.isRequired &&
      !/^(page|offset|limit|cursor|per_page|page_size|skip|top)$/.test(snake(one.name)),
  );
  const asked = needed.filter((one) => one.constant === undefined).map((one) => one.name);
  for (const one of asked) {
    guess(notes, `${at}.list.query.${one}`, [
      'low',
      'the list requires it: one value for the whole connection is asked for',
    ]);
    notes.open.push(`${operation.path}: which ${one} is meant?`);
  }
  return {
    query: Object.fromEntries(needed.map((one) => [one.name, one.constant ?? `{config.${placeKey(one.name)}}`])),
    asked,
  };
}
