// Questions that put an order into words, so that “yes” is enough: “Shall I move Ann to Phone Screen?”. The calls stand beside
// the question, resolved; a “yes” hands them to the gate, which asks for approval as of any other order.
import { AskInput } from '../../../../ask.ts';
import { agreement } from './agreement.ts';
import { type Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, question } from '../../parts.ts';
import { ordersInWords } from '../../reply/orders-in-words.ts';
import { teller } from '../../reply/teller.ts';

/** Deciding on what waits is never proposed: a casual “ok” must not approve anything. */
const neverProposed = new Set(['approve_action', 'decline_action', 'undo_action']);

/**
 * The question, with the order in words where all of it is known; `otherwise` where it is not. `isOpen`: what is ordered is
 * sure, so that what lacks may be asked for right away.
 */
export async function proposing(
  lead: string,
  parts: readonly Part[],
  { known, otherwise, isOpen = false }: { known: Known; otherwise: string; isOpen?: boolean },
): Promise<Part> {
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  const [only, ...more] = parts;
  if (isOpen && only?.kind === 'ask' && more.length === 0 && only.ask.pending !== undefined)
    return { kind: 'ask', ask: { ...only.ask, question: `${lead} ${only.ask.question}` } };
  const isWhole = calls.length === parts.length && calls.every(({ tool }) => !neverProposed.has(tool));
  if (!isWhole) return question(otherwise);
  const tell = await teller(known.world, known.reader, false);
  const said = ordersInWords(calls, { tell, meetings: known.meetings });
  if (said === undefined) return question(otherwise);
  return {
    kind: 'ask',
    ask: {
      question: `${lead} Shall I ${said}?`,
      choices: [{ label: 'Yes' }, { label: 'No' }],
      proposes: calls.map(({ tool, arguments: args }) => ({ tool, arguments: args })),
    },
  };
}

export interface Agreed {
  readonly parts: readonly Part[];
  /** What else the message says. */
  readonly rest: string;
}

/** Undefined when nothing was proposed in the last turn, or the message does not agree to it. */
export function agreed(said: string, { earlier }: Dialogue): Agreed | undefined {
  const asks = (earlier.at(-1)?.calls ?? []).flatMap(({ tool, arguments: args }) => {
    const asked = AskInput.safeParse(args);
    return tool === 'ask' && asked.success ? [asked.data] : [];
  });
  const agreeing = agreement(said);
  const [first, ...others] = asks;
  if (agreeing === undefined || first?.proposes === undefined) return undefined;
  const toAll = agreeing.toAll && others.every(({ proposes }) => proposes !== undefined);
  const taken = toAll ? asks : [first];
  // What was not understood beside it is not asked about again.
  const left = toAll ? [] : others.filter(({ pending, proposes }) => (pending ?? proposes) !== undefined);
  return {
    parts: [
      ...taken.flatMap(({ proposes = [] }) => proposes.map((call): Part => ({ kind: 'call', call }))),
      ...left.map((ask): Part => ({ kind: 'ask', ask })),
    ],
    rest: agreeing.rest,
  };
}
