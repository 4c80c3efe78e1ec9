// “Yes but at 94”, “from April 1 btw”, “with the kind letter”, “no wait, the other one”, said of a request that waits: it is
// taken back and made anew, so that what is approved is what was meant.
import { clauseOf } from '../../../../../nlp/clauses.ts';
import { amending, amendingWords, hesitations, trailing } from '../../../../../nlp/lexicon/talk.ts';
import { findMoney } from '../../../../../nlp/money.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { focusOf } from '../../context/focus.ts';
import type { Known } from '../../named/known.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { type Part, partOf } from '../../parts.ts';
import { isKnown } from '../../named/people.ts';
import { readClause } from '../../clause/reading.ts';
import { describedNamesake } from './which-namesake.ts';
import { othersThan } from '../../context/namesakes.ts';
import { candidateOf, type Waiting, waitingIn } from '../../context/waiting.ts';

const mostWords = 12;

/** Undefined unless the last thing done left one request waiting, and the message changes that one. */
export async function amended(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const words = said.trim().split(/\s+/);
  if (words.length > mostWords || /\?\s*$/.test(said)) return undefined;
  const waiting = lastOf(await waitingIn(dialogue, known), dialogue);
  if (waiting === undefined) return undefined;
  const opened = hesitations.test(said);
  const bare = said.trim().replace(hesitations, '').replace(trailing, '').trim();
  if (opened && other.test(bare)) return forOther(waiting, dialogue, known);
  const described = opened ? describedNamesake(bare, candidateOf(waiting.call), { dialogue, known }) : undefined;
  if (described !== undefined) return anew(waiting, { ...waiting.call.arguments, candidate: described });
  const changed = changedTerms(bare, waiting, known);
  if (changed === undefined) return undefined;
  return anew(waiting, { ...waiting.call.arguments, ...changed });
}

/** The only request of the last turn that did anything but look. */
function lastOf(waiting: readonly Waiting[], { earlier }: Dialogue): Waiting | undefined {
  const busy = earlier.findLastIndex(({ calls }) =>
    calls.some(({ result }) => result?.kind === 'action' && result.effect !== 'read'),
  );
  const [only, ...others] = waiting.filter(({ turn }) => turn === busy);
  return others.length === 0 ? only : undefined;
}

const anew = ({ approval, call: { tool } }: Waiting, args: JsonObject): readonly Part[] => [
  partOf({ tool: 'decline_action', arguments: { approval } }, []),
  partOf({ tool, arguments: args }, []),
];

const other =
  /^(?:i (?:meant|mean) )?(?:the other(?: one| person| guy| \p{L}+)?|not (?:that one|her|him)(?:,? the other(?: one)?)?)$/iu;

function forOther(waiting: Waiting, dialogue: Dialogue, known: Known): readonly Part[] | undefined {
  const before = candidateOf(waiting.call);
  const [candidate, ...more] = before === undefined ? [] : othersThan(before, focusOf(dialogue), known);
  if (candidate === undefined || more.length > 0) return undefined;
  return anew(waiting, { ...waiting.call.arguments, candidate });
}

/** What the words change, where they are nothing but a change of terms. */
function changedTerms(bare: string, { call }: Waiting, known: Known): JsonObject | undefined {
  const plain = bare.replace(amending, '').trim();
  // Nobody is paid 94 a year.
  const figured = plain.replace(/^(\d{2,3})$/, '$1k');
  const reading = readClause(clauseOf(figured), [], known);
  const { hedges, tells, content } = leftoversOf(reading);
  const strange = content.filter((word) => !amendingWords.has(word));
  if (hedges.length + tells.length + strange.length + reading.stages.length > 0) return undefined;
  if (reading.people.some((one) => !isKnown(one) || !isOf(one, candidateOf(call)))) return undefined;
  const terms = call.tool === 'send_offer' ? offerTerms(figured, bare, reading) : {};
  const letter = letterIn(reading);
  const changed = { ...terms, ...(letter === undefined ? {} : { message_template: letter }) };
  const isWhole = call.tool === 'send_offer' || call.tool === 'reject_candidate';
  return isWhole && Object.keys(changed).length > 0 ? changed : undefined;
}

type Read = ReturnType<typeof readClause>;

const isOf = ({ candidates }: Read['people'][number], candidate: string | undefined): boolean =>
  candidates.kind === 'one' && String(candidates.person.id) === candidate;

function letterIn({ template }: Read): string | undefined {
  const [id, ...others] = template?.ids ?? [];
  return others.length === 0 ? id : undefined;
}

function offerTerms(figured: string, bare: string, { whens }: Read): JsonObject {
  const sums = findMoney(figured);
  const [sum] = sums;
  const [when] = whens;
  const isDay = when !== undefined && whens.length === 1 && when.says.date && when.problem === undefined;
  const startsThen = isDay && (sum === undefined || /\b(?:from|start\w*|begin\w*|as of|effective|on)\b/i.test(bare));
  return {
    ...(sum === undefined || sums.length > 1 ? {} : { salary: sum.amount }),
    ...(sum?.currency === undefined ? {} : { currency: sum.currency }),
    ...(startsThen ? { start_date: when.start.slice(0, 10) } : {}),
  };
}
