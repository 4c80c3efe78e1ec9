// Before something unusual is done at somebody's word in a conversation, such as a meeting at a weekend, they are told and asked.
import type { ActionGate, Call, Receipt } from '../core/ports/action-gate.ts';
import { JsonObject } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { AskInput, askTool, type ReadCall, somethingElse } from './ask.ts';

interface AskedTurn {
  readonly calls: readonly { readonly tool: string; readonly arguments: JsonObject }[];
}

interface CautionQuery {
  readonly gate: Pick<ActionGate, 'preview'>;
  readonly tools: readonly AnyTool[];
  readonly call: Call;
  /** What was asked for behind it: done with it. */
  readonly rest: readonly ReadCall[];
  readonly earlier: readonly AskedTurn[];
}

/**
 * The question that comes first; undefined: nothing is unusual, or a person has to approve it and reads it there. What cannot be done is
 * for the call itself to say. Whoever was just told and asks for such a thing again means it.
 */
export async function questionBefore({
  gate,
  tools,
  call,
  rest,
  earlier,
}: CautionQuery): Promise<AskInput | undefined> {
  const tool = tools.find(({ name }) => name === call.tool);
  if (tool?.effect !== 'write' || tool.caution === undefined) return undefined;
  const { root, approval } = (await previewed(gate, call)) ?? {};
  const because = root === undefined || approval !== undefined ? null : tool.caution(tool.plan.parse(root.plan));
  if (root === undefined || because === null || wasTold(earlier, { tool: call.tool, because })) return undefined;
  return {
    question: questionOf(because),
    choices: [],
    readings: [
      {
        label: labelOf(root.preview, because),
        calls: [{ tool: call.tool, arguments: JsonObject.parse(call.input) }, ...rest.map(readCall)],
      },
    ],
    caution: true,
  };
}

const longestLabel = 300;
/** What the question says already is left out. */
const labelOf = (preview: string, because: string): string =>
  `${preview.replace(`; ${because.slice(0, 1).toLowerCase()}${because.slice(1, -1)}`, '').slice(0, longestLabel - 1)}?`;

const questionOf = (because: string): string => `${because} Shall I do it all the same?`;
const readCall = ({ tool, arguments: args }: ReadCall): ReadCall => ({ tool, arguments: args });

async function previewed(gate: CautionQuery['gate'], call: Call): Promise<Receipt | undefined> {
  try {
    return await gate.preview(call);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

const wasTold = (earlier: CautionQuery['earlier'], { tool, because }: { tool: string; because: string }): boolean =>
  askedIn(earlier.at(-1)).some(
    ({ caution, question, readings = [] }) =>
      caution === true && question === questionOf(because) && readings.some(({ calls }) => calls[0]?.tool === tool),
  );

const askedIn = (turn: AskedTurn | undefined): readonly AskInput[] =>
  (turn?.calls ?? []).flatMap(({ tool, arguments: args }) => {
    const asked = tool === askTool.name ? AskInput.safeParse(args).data : undefined;
    return asked === undefined ? [] : [asked];
  });

const plainYes =
  /^(?:yes|yep|yeah|sure|ok|okay|do it|go ahead|book it|please do|s[ií]|claro|adelante|hazlo)(?:,? (?:please|por favor|do it|go ahead|book it|anyway|all the same))*[.!]*$/iu;

/** What a plain yes to the last question does; undefined: the message is no such yes, or there was no such question. */
export function agreedTo(text: string, earlier: readonly AskedTurn[]): readonly ReadCall[] | undefined {
  if (!plainYes.test(text.trim())) return undefined;
  return askedIn(earlier.at(-1)).find(({ caution }) => caution === true)?.readings?.[0]?.calls;
}

/** As the offline planner words a question with what can be pressed. */
export const cautionInWords = ({ question, readings = [] }: AskInput): string =>
  [
    question,
    ...[...readings.map(({ label }) => label), somethingElse].map((label, index) => `${index + 1}. ${label}`),
  ].join('\n');
