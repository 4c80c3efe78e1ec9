// Whom a text goes to: those who are named one after the other at its head. Who is named behind them stands in the text.
import type { Reading } from '../../clause/recognised/clause-reading.ts';

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

/** “Tell him we will write tomorrow”: what is told begins behind the pronoun. */
export const endOfPronoun = (text: string): number | undefined =>
  /^(?:tell|inform|notify|let|message|text|msg|txt|dm|ping|slack|remind|ask|e-?mail|mail) (?:him|her|them)\b/i.exec(
    text,
  )?.[0].length;

function endOfManager(text: string): number | undefined {
  const manager = /\b(?:hiring manager|hm|manager)\b/i.exec(text);
  return manager === null ? undefined : manager.index + manager[0].length;
}

/** Where what is told begins: behind whoever is told. “Tell her manager Hugo is here” tells of Hugo, “the manager of Hugo …” does not. */
export function endOfAddressee(text: string, last: Reading['people'][number] | undefined): number | undefined {
  const manager = last?.users.kind === 'one' ? undefined : endOfManager(text);
  const isOwned = last !== undefined && /^\s+(?:of|for|on|in)\s+$/i.test(text.slice(manager, last.start));
  return manager === undefined || isOwned ? (last?.end ?? endOfPronoun(text)) : manager;
}
