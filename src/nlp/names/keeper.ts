// Keeps an index of names between turns: building one over 100,000 people takes longer than a turn may.
import { type Named, NameIndex } from '../names.ts';

export interface NameKeeper<Person extends Named> {
  of(people: readonly Person[]): NameIndex<Person>;
}

/** Builds anew only when somebody came, went or was renamed; other changes of a record need no new index. */
export function keepNames<Person extends Named>(): NameKeeper<Person> {
  let kept: { people: readonly Person[]; index: NameIndex<Person> } | undefined;
  const hasSameNames = (people: readonly Person[]): boolean =>
    kept?.people.length === people.length &&
    kept.people.every(({ id, name }, place) => people[place]?.id === id && people[place].name === name);
  return {
    of(people) {
      if (kept?.people === people) return kept.index;
      const index = kept !== undefined && hasSameNames(people) ? kept.index.over(people) : new NameIndex(people);
      kept = { people, index };
      return index;
    },
  };
}
