// “And in the panel?”, “only engineers”, “and on Friday?”, right after a list or a calendar was shown: the same look, elsewhere.
import { z } from 'zod';
import type { Dialogue } from './dialogue.ts';
import type { Known } from './known.ts';
import { windowOf } from './orders/new-meetings.ts';
import type { Part } from './parts.ts';
import type { Reading } from './clause-reading.ts';

const mostWords = 7;
const carriesOn =
  /^(?:and|or|also|then|now|what about|how about|only|just|same|ok(?:ay)?|but|for|in|on|with|without|those|the ones|from those|of those)\b|\?\s*$/i;

/** Undefined when nothing was looked at, or the clause changes nothing about it. */
export function lookedAgain(reading: Reading, dialogue: Dialogue, known: Known): readonly Part[] | undefined {
  const [last, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  const { said } = reading.clause;
  if (last === undefined || others.length > 0 || !carriesOn.test(said) || said.split(/\s+/).length > mostWords)
    return undefined;
  if (last.tool === 'find_candidates') return otherGroup(reading, last.arguments);
  return last.tool === 'find_free_slots' ? otherTimes(reading, last.arguments, known) : undefined;
}

type Arguments = Dialogue['done'][number]['arguments'];

function otherGroup({ stages, filters, people }: Reading, asked: Arguments): readonly Part[] | undefined {
  const stage = stages.find(({ found }) => found.kind === 'one')?.found;
  const other = { ...filters, ...(stage?.kind === 'one' ? { stage: stage.stage } : {}) };
  if (people.length > 0 || Object.keys(other).length === 0) return undefined;
  return [{ kind: 'call', call: { tool: 'find_candidates', arguments: { ...asked, ...other } } }];
}

const Asked = z.looseObject({ with: z.array(z.string()) });

function otherTimes({ whens, people }: Reading, asked: Arguments, known: Known): readonly Part[] | undefined {
  const before = Asked.safeParse(asked).data;
  const named = people.flatMap(({ users }) => (users.kind === 'one' ? [String(users.person.id)] : []));
  if (before === undefined || named.length < people.length || named.length + whens.length === 0) return undefined;
  const window = whens.length === 0 ? {} : windowOf(whens, known);
  const whom = named.length === 0 ? before.with : named;
  return [{ kind: 'call', call: { tool: 'find_free_slots', arguments: { ...asked, ...window, with: whom } } }];
}
