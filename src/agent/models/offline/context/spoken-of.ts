// Whom the clauses of a message name, for what is said after them.
import type { Candidate } from '../../../../core/records.ts';
import { narrowed } from '../clause/recognised/mentions.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import { findPeople } from '../named/people.ts';
import type { Known } from '../named/known.ts';
import type { Part } from '../parts.ts';
import type { Focus, Spoken } from './focus.ts';
import { pointedAt } from './whom.ts';

/** Whom an earlier message named, each clearly. */
export function spokenOf(text: string, { names }: Known): Spoken {
  const people = findPeople(text, names, []);
  return {
    candidates: people.flatMap(({ candidates, users }) =>
      candidates.kind === 'one' && users.kind === 'none' ? [String(candidates.person.id)] : [],
    ),
    users: people.flatMap(({ candidates, users }) =>
      users.kind === 'one' && candidates.kind === 'none' ? [String(users.person.id)] : [],
    ),
  };
}

interface Taken {
  readonly known: Known;
  readonly focus: Focus;
  readonly taken: readonly Part[];
}

export function namedIn(reading: Reading, { known, focus, taken }: Taken) {
  // “What about the other one, where is she?”
  const other = reading.people.length === 0 && /\bthe other(?: one)?\b/i.test(reading.text);
  const pointed = other ? pointedAt(reading.text, known, focus) : undefined;
  const named = pointed?.kind === 'people' ? pointed.people : candidatesNamed(reading, known);
  return {
    candidates: named.length > 0 ? named : notedOn(taken, known),
    users: reading.people.flatMap(({ users, candidates }) =>
      users.kind === 'one' && candidates.kind !== 'one' ? [users.person] : [],
    ),
  };
}

/** “Note that Ann has two references and move her to Offer”: she is named in the note only. */
const notedOn = (taken: readonly Part[], { names }: Known): readonly Candidate[] =>
  taken.flatMap((part) => {
    const isNote = part.kind === 'call' && notes.has(part.call.tool);
    const id = isNote ? part.call.arguments['candidate'] : undefined;
    return (typeof id === 'string' ? names.candidates.byId(id) : undefined) ?? [];
  });

const notes: ReadonlySet<string> = new Set(['add_note', 'log_crm']);

const candidatesNamed = (reading: Reading, known: Known) =>
  reading.people.flatMap((mention) => {
    const { candidates, users } = narrowed(mention, reading, known);
    return candidates.kind === 'one' && !(users.kind === 'one' && users.score > candidates.score)
      ? [candidates.person]
      : [];
  });
