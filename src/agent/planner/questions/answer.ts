// Where the room is entered. A message that only asks about what was done is answered from the ledger before anything else reads it; a list has
// every condition that was asked for, or says which it lacks.
import type { World } from '../../../services/operations/world.ts';
import type { Dialogue } from '../dialogue.ts';
import type { Reader } from '../../reader.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import { type Focus, focusOf } from '../focus.ts';
import { readOnce, talkSigns } from '../message.ts';
import { isRead } from '../tool-kinds.ts';
import { contactIn, contactTool } from './contact.ts';
import { elsewhere } from './elsewhere.ts';
import { type Answer, fromLedger } from './ledger.ts';
import { leftInWords, type List, listIn, refusedInWords } from './lists.ts';
import { isPlainNews } from './news.ts';
import { type Sentence, sentencesIn, withoutLikenesses } from './sentences.ts';
import { onTopic } from './topics.ts';
import type { AskInput, ReadCall } from '../../ask.ts';

/** What a message comes to: calls, a question about what is open, or a remark beside them. */
export type Part =
  | { readonly kind: 'call'; readonly call: ReadCall }
  | { readonly kind: 'ask'; readonly ask: AskInput }
  | { readonly kind: 'remark'; readonly text: string };

export const remark = (text: string): Part => ({ kind: 'remark', text });
export const called = (call: ReadCall): Part => ({ kind: 'call', call });
export const asking = (ask: AskInput): Part => ({ kind: 'ask', ask });

interface Situation {
  readonly world: World;
  readonly reader: Reader;
  readonly dialogue: Dialogue;
  readonly tools: ReadonlySet<string>;
}

const find = 'find_candidates';
type Ask = Pick<Situation, 'tools'>;

/** `others`: what the other readers make of it; after news nothing is done, and what they would do is offered. */
export async function withQuestionsAnswered(
  { dialogue: { said, earlier }, world, reader, tools }: Situation,
  others: (isNews: boolean) => Promise<readonly Part[]>,
): Promise<readonly Part[]> {
  const { catalogue, message: read } = await readOnce(said, talkSigns(earlier), { world, reader });
  const message = withoutLikenesses(read);
  const sentences = sentencesIn(message);
  const focus = focusOf(earlier, catalogue.meetings);
  const known = atOnce(message, { catalogue, focus, tools });
  if (known !== undefined) return [known];
  const answer = answerTo(sentences, { message, focus });
  if (answer?.kind === 'words') return [remark(answer.text)];
  const calls = answer === undefined ? [] : able(answer.calls, { tools });
  if (answer?.isSure === true && calls.length > 0) return calls;
  const parts = await others(earlier.length === 0 && isPlainNews(sentences));
  return chosen(answeredBy(parts, { message, tools }), calls, { message, catalogue });
}

/** Whether somebody may be written to, a question with a look of its own, or what is done elsewhere. */
function atOnce(
  message: Message,
  { catalogue, focus, tools }: { catalogue: Catalogue; focus: Focus } & Ask,
): Part | undefined {
  const preference = contactIn(message, catalogue, focus);
  if (preference !== undefined && tools.has(contactTool)) return preference;
  const topic = onTopic(message, catalogue);
  if (topic !== undefined && tools.has(topic.tool)) return called(topic);
  const place = elsewhere(message);
  return place === undefined ? undefined : remark(place);
}

/** A question that nobody could place is answered with what is known of whom it names: a look does no harm. */
function answeredBy(parts: readonly Part[], { message, tools }: { message: Message } & Ask): readonly Part[] {
  const opens = /^(?:who|whose|what|when|where|why|how|which|is|are|did|does|has|have|was|were|until|since|do)$/.test(
    message.tokens[0]?.word ?? '',
  );
  const isSupposed = message.tokens.some(({ word }) => /^(?:if|you)$/.test(word));
  if (!opens || isSupposed) return parts;
  const isOpen = parts.every((part) => part.kind === 'ask' && part.ask.pending === undefined);
  const asksOnly =
    message.clauses.length > 0 && message.clauses.every(({ mood, ending }) => mood === 'question' || ending === '?');
  const people = message.spans.flatMap((span) => (span.kind === 'person' ? span.candidates : []));
  const [only, ...others] = new Set(people);
  if (!isOpen || !asksOnly || isPolite(message) || only === undefined || others.length > 0) return parts;
  return tools.has('show_candidate')
    ? [{ kind: 'call', call: { tool: 'show_candidate', arguments: { candidate: only } } }]
    : parts;
}

/** “Can you …?”, “would you mind …?”: an order as a question. */
const isPolite = ({ tokens }: Message): boolean =>
  tokens.some(
    ({ word }, at) => /^(?:can|could|would|will|please|pls|shall|should|may|might|let|let's)$/.test(word) && at < 6,
  );

interface Scene {
  readonly message: Message;
  readonly catalogue: Catalogue;
}

/** What others look up counts before an answer that is not sure, and every look before a question back. */
function chosen(parts: readonly Part[], calls: readonly Part[], { message, catalogue }: Scene): readonly Part[] {
  const isLook = parts.some((part) => part.kind === 'call' && isRead(part.call.tool));
  const whole = isLook ? withWholeLists(parts, message, catalogue) : parts;
  const isShort = whole !== parts && whole.some(({ kind }) => kind === 'remark');
  if (calls.length > 0 && (!isLook || isShort)) return calls;
  return parts.some(({ kind }) => kind === 'call') ? whole : (listed(listIn(message, catalogue)) ?? parts);
}

const able = (calls: Extract<Answer, { kind: 'calls' }>['calls'], { tools }: Ask): readonly Part[] =>
  calls.filter(({ tool }) => tools.has(tool)).map((call) => ({ kind: 'call', call }));

function answerTo(
  sentences: readonly Sentence[],
  { message, focus }: { readonly message: Message; readonly focus: Focus },
): Answer | undefined {
  const asked = sentences.filter(({ kind }) => kind === 'question');
  if (asked.length === 0 || sentences.some(({ kind }) => kind === 'other')) return undefined;
  return fromLedger(asked, message, focus);
}

/** What another reader looks for has the further conditions, too. */
function withWholeLists(parts: readonly Part[], message: Message, catalogue: Catalogue): readonly Part[] {
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  const [only] = calls;
  if (only === undefined || !calls.every(({ tool }) => isRead(tool))) return parts;
  const own = listIn(message, catalogue);
  if (calls.length > 1 || only.tool !== find)
    return own?.isFurther === true && own.left.length === 0 && isOfPeople(message) ? partsOf(own) : parts;
  const list = listIn(message, catalogue, only.arguments);
  return list === undefined ? parts : [...partsOf(list), ...parts.filter(({ kind }) => kind !== 'call')];
}

/** “Any interviews tomorrow?” is about a calendar. */
const isOfPeople = ({ tokens }: Message): boolean =>
  tokens.some(({ word }) =>
    /^(?:who|which|whose|candidates?|people|applicants?|everyone|everybody|anyone|anybody)$/.test(word),
  );

function partsOf({ filters, left }: List): readonly Part[] {
  if (Object.keys(filters).length === 0 && left.length > 0) return [remark(refusedInWords(left))];
  const call: Part = { kind: 'call', call: { tool: find, arguments: filters } };
  return [call, ...(left.length === 0 ? [] : [remark(leftInWords(left))])];
}

const listed = (list: List | undefined): readonly Part[] | undefined =>
  list === undefined || (Object.keys(list.filters).length === 0 && list.left.length === 0) ? undefined : partsOf(list);
