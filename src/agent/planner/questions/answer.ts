// The room's door. A message that only asks about what was done is answered from the ledger before anything else reads it; a list has
// every condition that was asked for, or says which it lacks.
import type { World } from '../../../services/operations/world.ts';
import type { Dialogue } from '../../models/offline/context/dialogue.ts';
import { type Part, remark } from '../../models/offline/parts.ts';
import type { Reader } from '../../reader.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogueOf } from '../catalogue.ts';
import type { Message } from '../features.ts';
import { focusOf } from '../focus.ts';
import { messageOf } from '../message.ts';
import { talkSigns } from '../talk-signs.ts';
import { type Answer, fromLedger } from './ledger.ts';
import { leftInWords, type List, listIn, refusedInWords } from './lists.ts';
import { sentencesIn } from './sentences.ts';

interface Situation {
  readonly world: World;
  readonly reader: Reader;
  readonly dialogue: Dialogue;
  readonly tools: ReadonlySet<string>;
}

const find = 'find_candidates';
type Ask = Pick<Situation, 'tools'>;

/** `others`: what the other readers make of it. */
export async function withQuestionsAnswered(
  { dialogue: { said, earlier }, world, reader, tools }: Situation,
  others: () => Promise<readonly Part[]>,
): Promise<readonly Part[]> {
  const catalogue = await catalogueOf(world, reader.user?.id);
  const message = messageOf(said, catalogue, talkSigns(earlier));
  const answer = answerTo(message, catalogue, earlier);
  if (answer?.kind === 'words') return [remark(answer.text)];
  const calls = able(answer?.calls ?? [], { tools });
  if (answer?.isSure === true && calls.length > 0) return calls;
  const parts = await others();
  if (parts.some(({ kind }) => kind === 'call')) return withWholeLists(parts, message, catalogue);
  return calls.length > 0 ? calls : (listed(listIn(message, catalogue)) ?? parts);
}

const able = (calls: Extract<Answer, { kind: 'calls' }>['calls'], { tools }: Ask): readonly Part[] =>
  calls.filter(({ tool }) => tools.has(tool)).map((call) => ({ kind: 'call', call }));

function answerTo(message: Message, { meetings }: Catalogue, earlier: Dialogue['earlier']): Answer | undefined {
  const sentences = sentencesIn(message);
  const asked = sentences.filter(({ kind }) => kind === 'question');
  if (asked.length === 0 || sentences.some(({ kind }) => kind === 'other')) return undefined;
  return fromLedger(asked, message, focusOf(earlier, meetings));
}

/** What another reader looks for has the further conditions, too. */
function withWholeLists(parts: readonly Part[], message: Message, catalogue: Catalogue): readonly Part[] {
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  const [only] = calls;
  if (only === undefined || !calls.every(({ tool }) => looks.has(tool))) return parts;
  const own = listIn(message, catalogue);
  if (calls.length > 1 || only.tool !== find)
    return own?.isFurther === true && own.left.length === 0 ? partsOf(own) : parts;
  const list = listIn(message, catalogue, only.arguments);
  return list === undefined ? parts : [...partsOf(list), ...parts.filter(({ kind }) => kind !== 'call')];
}
const looks = new Set([find, 'morning_brief', 'show_metrics', 'find_free_slots', 'show_candidate', 'score_candidate']);

function partsOf({ filters, left }: List): readonly Part[] {
  if (Object.keys(filters).length === 0 && left.length > 0) return [remark(refusedInWords(left))];
  const call: Part = { kind: 'call', call: { tool: find, arguments: filters } };
  return [call, ...(left.length === 0 ? [] : [remark(leftInWords(left))])];
}

const listed = (list: List | undefined): readonly Part[] | undefined =>
  list === undefined || (Object.keys(list.filters).length === 0 && list.left.length === 0) ? undefined : partsOf(list);
