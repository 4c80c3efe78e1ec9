// “And in the panel?”, “only engineers”, “and on Friday?”, right after a list or a calendar was shown: the same look, elsewhere.
import { z } from 'zod';
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { codeIn, extrasIn } from '../../asked-of-codes.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { periodIn } from '../../orders/periods.ts';
import { windowOf } from '../../orders/free-times/by-clause.ts';
import type { Part } from '../../parts.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';

const mostWords = 7;
const carriesOn =
  /^(?:and|or|also|then|now|vs\.?|versus|compared (?:to|with)|what about|how about|only|just|same|ok(?:ay)?|but|for|in|on|with|without|those|the ones|from those|of those)\b|\?\s*$/i;

/** Undefined when nothing was looked at, or the clause changes nothing about it. */
export function lookedAgain(reading: Reading, dialogue: Dialogue, known: Known): readonly Part[] | undefined {
  const [last, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  const { said } = reading.clause;
  if (last === undefined || others.length > 0 || !carriesOn.test(said) || said.split(/\s+/).length > mostWords)
    return undefined;
  return looksElsewhere(reading, last, known);
}

/** The last look with what the clause changes about it. */
function looksElsewhere(
  reading: Reading,
  { tool, arguments: asked }: Pick<PastCall, 'tool' | 'arguments'>,
  known: Known,
): readonly Part[] | undefined {
  if (tool === 'find_candidates') return otherGroup(reading, asked);
  if (tool === 'find_free_slots') return otherTimes(reading, asked, known);
  if (tool === 'show_metrics' || tool === 'list_actions') return otherPeriod(reading, tool, asked);
  if (tool === 'translate_mos') return otherCode(reading, asked);
  return tool === 'score_candidate' || tool === 'show_candidate' ? otherPerson(reading, tool, asked) : undefined;
}

/** “Sorry, Friday”, “for an hour I mean”, “make that a week”, “just the ones in References”: the last look, a little different. */
export function lookedOtherwise(said: string, dialogue: Dialogue, known: Known): readonly Part[] | undefined {
  const [last, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  const bare = said.replace(asideAhead, '');
  if (last === undefined || others.length > 0 || !looks.has(last.tool) || !corrects.test(bare)) return undefined;
  const rest = bare
    .replace(corrects, '')
    .replace(/(?:[\s,]+(?:i meant?|instead|rather|please|then|actually|sorry))+[.!?]*$/i, '');
  if (rest.trim() === '' || rest.split(/\s+/).length > mostWords) return undefined;
  const reading = readClause(clauseOf(rest), [], known);
  const { hedges, tells, numbers, content } = leftoversOf(reading);
  const left = [...hedges, ...tells, ...numbers, ...content].filter(
    (word) => !/^(?:ones?|days?|week|month|people|role)$/.test(word),
  );
  if (left.length > 0 || orderOpens.test(rest)) return undefined;
  return looksElsewhere(reading, last, known);
}

/** “Nice. And Axel?” */
const asideAhead = /^(?:nice|great|good|thanks?|cool|lovely|perfect|super|interesting|ok(?:ay)?|hm+)[.!,]+\s+/i;
const looks = new Set(['find_candidates', 'find_free_slots', 'show_metrics', 'list_actions', 'score_candidate']);
const corrects =
  /^(?:(?:no|sorry|oops|oh|wait|hmm+|actually|i meant?|make (?:it|that)|rather|and|what about|how about|only|just|ok(?:ay)?|for|on|then|better)[,.\s]+)+(?:(?:show |give )?(?:me )?(?:the )?(?:ones?|those|people) )?/i;

type Arguments = Dialogue['done'][number]['arguments'];

function otherGroup({ stages, filters, people, durations }: Reading, asked: Arguments): readonly Part[] | undefined {
  const stage = stages.find(({ found }) => found.kind === 'one')?.found;
  const days = daysOf(durations);
  const other = {
    ...filters,
    ...(days === undefined || asked['days_since_contact'] === undefined ? {} : { days_since_contact: days }),
    ...(stage?.kind === 'one' ? { stage: stage.stage } : {}),
  };
  if (people.length > 0 || Object.keys(other).length === 0) return undefined;
  return [{ kind: 'call', call: { tool: 'find_candidates', arguments: { ...asked, ...other } } }];
}

const daysOf = ([length]: Reading['durations']): number | undefined =>
  length !== undefined && length.minutes >= 1_440 ? Math.floor(length.minutes / 1_440) : undefined;

function otherPeriod({ clause, people }: Reading, tool: string, asked: Arguments): readonly Part[] | undefined {
  const period = periodIn(clause.said);
  if (period === undefined || people.length > 0) return undefined;
  return [{ kind: 'call', call: { tool, arguments: { ...asked, period } } }];
}

/** “And 17C?” */
function otherCode({ clause }: Reading, asked: Arguments): readonly Part[] | undefined {
  const code = codeIn(clause.said);
  const more = extrasIn(clause.said);
  if (code === undefined && Object.keys(more).length === 0) return undefined;
  const other = code === undefined ? more : { ...more, mos_code: code };
  return [{ kind: 'call', call: { tool: 'translate_mos', arguments: { ...asked, ...other } } }];
}

/** “And Anita?” after a score is a score, after a profile a profile. */
function otherPerson({ people }: Reading, tool: string, asked: Arguments): readonly Part[] | undefined {
  const [one, ...others] = people;
  if (others.length > 0 || one?.candidates.kind !== 'one' || one.users.kind === 'one') return undefined;
  return [{ kind: 'call', call: { tool, arguments: { ...asked, candidate: one.candidates.person.id } } }];
}

const Asked = z.looseObject({ with: z.array(z.string()) });

function otherTimes(
  { whens, people, durations }: Reading,
  asked: Arguments,
  known: Known,
): readonly Part[] | undefined {
  const before = Asked.safeParse(asked).data;
  const named = people.flatMap(({ users }) => (users.kind === 'one' ? [String(users.person.id)] : []));
  if (before === undefined || named.length < people.length || named.length + whens.length + durations.length === 0)
    return undefined;
  const window = whens.length === 0 ? {} : windowOf(whens, known);
  const whom = named.length === 0 ? before.with : named;
  const length = durations[0] === undefined ? {} : { duration_minutes: durations[0].minutes };
  return [
    { kind: 'call', call: { tool: 'find_free_slots', arguments: { ...asked, ...window, ...length, with: whom } } },
  ];
}
