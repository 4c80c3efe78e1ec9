// “Lopez, and tell Greta she is coming”, “yes, and also reject Kenji”: a reply to what was said last, and behind it an order of its own.
// Each is read by itself, the order with what the reply has settled, so that neither swallows the other.
import { plainly } from '../../../../../nlp/frames.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import { orderInReply } from '../../../../../nlp/lexicon/replies.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { candidateOf, waitingIn } from '../../context/waiting.ts';
import { type Part, partOf } from '../../parts.ts';
import { answered, isPlainAnswer, questionsOf } from '../answers/answers.ts';
import { decided, isBareNo, isVerdict } from './decisions.ts';

interface Steps {
  readonly dialogue: Dialogue;
  readonly known: Known;
  /** How an order is read in a talk. */
  readonly read: (text: string, dialogue: Dialogue) => Promise<readonly Part[]>;
}

const mostWordsBefore = 9;
/** Where an order may begin. */
const joint = /\s*[,;.!…–—]+\s+(?:(?:and|then|also|plus|oh|but|so)[,\s]+)*|\s+(?:(?:and|then|also|plus)\s+)+/giu;

/** Undefined where the message is one thing only. */
export async function inTwoSteps(said: string, { dialogue, known, read }: Steps): Promise<readonly Part[] | undefined> {
  if (dialogue.earlier.length === 0 || isVerdict(said) || asksForText(dialogue)) return undefined;
  for (const { index, 0: gap } of said.matchAll(joint)) {
    const [first, rest] = [said.slice(0, index), said.slice(index + gap.length)];
    if (first.split(/\s+/).length > mostWordsBefore) return undefined;
    const decides = isVerdict(first) && decision.test(rest);
    const parts = isOrder(rest) && !decides ? await replied(first, dialogue, known) : undefined;
    if (parts === undefined) continue;
    const more = await read(rest, after({ first, parts }, dialogue));
    return (isBareNo(first) ? await inItsPlace(more, dialogue, known) : undefined) ?? [...parts, ...more];
  }
  return undefined;
}

/** “Go ahead, approve the offer” says it twice. */
const decision =
  /^(?:please )?(?:approve|sign|green-?light|authori[sz]e|confirm|decline|deny|veto|(?:let|get|put|send|do|have|keep|leave) (?:it|that|this)(?! to)\b)\b/iu;

const asksForText = (dialogue: Dialogue): boolean => questionsOf(dialogue)[0]?.pending?.slot === 'text';

/** “Make it 45 minutes” and “go ahead” belong to the reply. */
const isOrder = (rest: string): boolean => !orderInReply.test(rest) && orderOpens.test(plainly(rest));

async function replied(first: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const [ask] = questionsOf(dialogue);
  const isReply = isVerdict(first) || (ask !== undefined && isPlainAnswer(first, ask, known));
  if (!isReply && orderOpens.test(plainly(first))) return undefined;
  return (await answered(first, dialogue, known)) ?? decided(first, dialogue, known);
}

/** “No, move him to Technical”: what waits for the same person, or is of the same kind, is withdrawn for it. */
async function inItsPlace(
  parts: readonly Part[],
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Part[] | undefined> {
  const waits = (await waitingIn(dialogue, known)).filter(({ turn }) => turn === dialogue.earlier.length - 1);
  const [only, ...others] = waits;
  if (only === undefined || others.length > 0) return undefined;
  const isFor = (part: Part): boolean =>
    part.kind === 'call' &&
    (part.call.tool === only.call.tool || part.call.arguments['candidate'] === candidateOf(only.call));
  return parts.length > 0 && parts.every((part) => isFor(part))
    ? [partOf({ tool: 'decline_action', arguments: { approval: only.approval } }, []), ...parts]
    : undefined;
}

/** Whom the reply named is who “her” in the order is. */
const after = ({ first, parts }: { first: string; parts: readonly Part[] }, dialogue: Dialogue): Dialogue => ({
  ...dialogue,
  earlier: [
    ...dialogue.earlier,
    {
      said: first,
      calls: parts.flatMap((part) => (part.kind === 'call' ? [{ ...part.call, result: undefined }] : [])),
      reply: '',
    },
  ],
});
