// The planner's next step in a turn: calls and questions first, then questions about what the gate refused, then the reply.
import { JsonObject } from '../../core/json.ts';
import type { Meeting } from '../../core/records.ts';
import type { World } from '../../services/operations/world.ts';
import { type AskInput, askTool, type ReadCall } from '../ask.ts';
import type { Reader } from '../reader.ts';
import { asksAfter } from './after.ts';
import { type Dialogue, upToDate } from './dialogue.ts';
import { loadNets } from './load-nets.ts';
import { readOnce, talkSigns } from './message.ts';
import { offering } from './offering.ts';
import { asking, called, type Part, remark, withQuestionsAnswered } from './questions/answer.ts';
import { composeReply } from './reply/compose.ts';
import { ordersInWords } from './reply/orders-in-words.ts';
import { teller } from './reply/teller.ts';
import { takenTogether } from './taken-together.ts';
import { isDecision, whatWaits } from './tool-kinds.ts';
import { understand, type Understood } from './understand.ts';

export type Step =
  | { readonly kind: 'calls'; readonly calls: readonly ReadCall[] }
  | { readonly kind: 'reply'; readonly text: string };

export interface Situation {
  readonly world: World;
  readonly reader: Reader;
  readonly dialogue: Dialogue;
  /** Names of the tools that this organization has. */
  readonly tools: ReadonlySet<string>;
}

/** Remembers what it meant to say beside the calls; another model may have made them, then there is nothing. */
export class Stepper {
  #remarks: readonly string[] = [];

  async next(turn: Situation): Promise<Step> {
    const { dialogue, world, reader } = turn;
    if (dialogue.done.length === 0) {
      const situation = { ...turn, dialogue: await upToDate(dialogue, world) };
      const parts = await withQuestionsAnswered(situation, (isNews) => partsOf(situation, isNews));
      this.#remarks = parts.flatMap((part) => (part.kind === 'remark' ? [part.text] : []));
      const calls = takenTogether(callsOf(parts), world.settings.bulkThreshold);
      if (calls.length > 0) return { kind: 'calls', calls };
      return { kind: 'reply', text: this.#remarks.join('\n') || 'There was nothing in that for me to do.' };
    }
    const asks = asksAfter(dialogue.done, reader.timeZone);
    if (asks.length > 0) return { kind: 'calls', calls: callsOf(asks.map(asking)) };
    const text = await composeReply({
      said: dialogue.said,
      done: dialogue.done,
      remarks: this.#remarks,
      world,
      reader,
    });
    return { kind: 'reply', text };
  }
}

async function partsOf({ dialogue, world, reader, tools }: Situation, isNews: boolean): Promise<readonly Part[]> {
  const { said, earlier } = dialogue;
  const { catalogue, message } = await readOnce(said, talkSigns(earlier), { world, reader });
  const understood = understand(message, { earlier, catalogue, nets: loadNets(), isNews });
  if (understood.remark !== undefined) return [remark(understood.remark)];
  const calls = doable(understood.calls, tools);
  const lacking = understood.calls.filter((call) => !tools.has(call.tool) && !isDecision(call));
  const scene = { world, reader, meetings: catalogue.meetings };
  if (calls.length === 0 && lacking.length > 0 && understood.open.length === 0) return [await without(lacking, scene)];
  const asks =
    understood.open.length > 0 || !understood.asks
      ? await questionsFor(understood.open, scene)
      : [await offering(understood.offers, scene)];
  const left = understood.left?.map((part) => remark(`I did nothing about “${part}”.`)) ?? [];
  return [...calls.map(called), ...asks.map(asking), ...left];
}

/** Decisions are acts of people: where the planner may not pass one on, it shows what waits. */
function doable(calls: readonly ReadCall[], tools: Situation['tools']): readonly ReadCall[] {
  const able = calls.filter((call) => tools.has(call.tool) && !isDecision(call));
  return able.length === 0 && calls.some(isDecision) ? [whatWaits] : able;
}

interface Scene extends Pick<Situation, 'world' | 'reader'> {
  readonly meetings: readonly Meeting[];
}

/** Of several actions that could be undone, each is said as the order it was. */
async function questionsFor(open: Understood['open'], { world, reader, meetings }: Scene): Promise<AskInput[]> {
  const tell = open.some(({ call }) => call.tool === 'undo_action') ? await teller(world, reader, true) : undefined;
  const undoing = (action: string): string =>
    (tell && ordersInWords([{ tool: 'undo_action', arguments: { action } }], { tell, meetings })) ?? action;
  return open.map(({ call, open: { slot, question, choices, day, step } }): AskInput => ({
    question,
    choices: choices.slice(0, 12).map((one) => ({ ...one, label: slot === 'action' ? undoing(one.label) : one.label })),
    pending: { ...call, slot, ...(day === undefined ? {} : { day }), ...(step === undefined ? {} : { step }) },
  }));
}

/** Without text messages an e-mail is offered. */
async function without(lacking: readonly ReadCall[], scene: Parameters<typeof offering>[1]): Promise<Part> {
  if (!lacking.every(({ tool }) => tool === 'send_text')) return remark(unable);
  const mails = lacking.map((call) => ({ ...call, tool: 'send_message' }));
  const question =
    'Text messages are not set up in this organization, so I have sent none. Shall I send an e-mail instead?';
  return asking({ ...(await offering([mails], scene)), question });
}

const unable = 'I understand that, but I cannot do that here yet: what it takes is not set up in this organization.';

const callsOf = (parts: readonly Part[]): ReadCall[] =>
  parts.flatMap((part) => {
    if (part.kind === 'call') return [part.call];
    return part.kind === 'ask' ? [{ tool: askTool.name, arguments: JsonObject.parse(part.ask) }] : [];
  });
