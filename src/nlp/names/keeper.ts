// Keeps an index of names between turns: building one over 100,000 people takes longer than a turn may.
import { type Named, NameIndex } from '../names.ts';

export interface NameKeeper<Person extends Named> {
  of(people: readonly Person[]): NameIndex<Person>;
}

/** Each list is taken for a later state of the one before: only who came, went or was renamed is indexed. */
export function keepNames<Person extends Named>(): NameKeeper<Person> {
  let kept: NameIndex<Person> | undefined;
  return {
    of(people) {
      if (kept?.people !== people) kept = kept?.over(people) ?? new NameIndex(people);
      return kept;
    },
  };
}
