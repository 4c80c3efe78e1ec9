// Whom a text goes to: those who are named one after the other at its head. Who is named behind them stands in the text.
import type { Reading } from '../clause/clause-reading.ts';

/** “Tell Carlo, Trixie and Dom …”; of colleagues or of candidates. */
export function addresseesIn({ people, text }: Reading, kind: 'users' | 'candidates'): Reading['people'] {
  const end = people.findIndex(
    (person, index) =>
      person[kind].kind === 'none' ||
      (index > 0 &&
        !/^(?:\s*,\s*(?:and |& )?|\s+(?:and|&|as well as|plus)\s+)$/i.test(
          text.slice(people[index - 1]?.end, person.start),
        )),
  );
  return end < 0 ? people : people.slice(0, end);
}
