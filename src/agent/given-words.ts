// Whether a text is somebody's own, in quotation marks: such a text is sent as it is. Whatever else a planner or a model hands
// on was worded by it, and is read as a draft before it leaves; so are letters from a template that go to several people.
import type { JsonObject } from '../core/json.ts';
import type { Call } from '../core/ports/action-gate.ts';
import type { AnyTool } from '../core/tool.ts';

interface Handed {
  readonly tools: readonly AnyTool[];
  readonly tool: string;
  readonly input: JsonObject;
  /** What the person said in the conversation. */
  readonly said: readonly string[];
}

/** Whether the call sends words that its planner chose. */
export function isWorded({ tools, tool: name, input, said }: Handed): boolean {
  const tool = tools.find((one) => one.name === name);
  const text = tool?.effect === 'write' && tool.wording !== undefined ? input[tool.wording.argument] : undefined;
  return typeof text === 'string' && !isQuoted(text, said);
}

interface Ordered {
  readonly tools: readonly AnyTool[];
  readonly tool: string;
  /** Tools of this order's other calls and of this one, as far as they are known. */
  readonly others: readonly string[];
}

/** One order may write to several people by one call, or by a call for each. */
export function previewsOf({ tools, tool, others }: Ordered): Call['previews'] {
  const templated = new Set(tools.flatMap((one) => (fillsTemplate(one) ? [one.name] : [])));
  if (!templated.has(tool)) return undefined;
  return others.filter((name) => templated.has(name)).length > 1 ? 'each' : 'several';
}

const fillsTemplate = (tool: AnyTool): boolean => tool.effect === 'write' && tool.fillsTemplate === true;

/** Quotation marks open and close in many ways; which belong together is of no interest where the text between is known. */
const opens = /(?:["“”„『「‘‚]|[«»‹›`]\s*)$/u;
const closes = /^[.,!?]?(?:["“”』」’‘]|\s*[«»‹›`])/u;
/** An apostrophe opens only behind a space. */
const opensPlainly = /(?:^|[\s:(])'$/u;
const closesPlainly = /^[.,!?]?'(?:$|[\s.,!?)])/u;

export function isQuoted(text: string, said: readonly string[]): boolean {
  const wanted = plain(text);
  return wanted !== '' && said.some((message) => standsQuoted(wanted, plain(message)));
}

function standsQuoted(wanted: string, message: string): boolean {
  for (let at = message.indexOf(wanted); at !== -1; at = message.indexOf(wanted, at + 1)) {
    const [before, after] = [message.slice(Math.max(0, at - 3), at), message.slice(at + wanted.length)];
    if (opens.test(before) && closes.test(after)) return true;
    if (opensPlainly.test(before) && closesPlainly.test(after)) return true;
  }
  return false;
}

/** Planners and models copy with other spaces, apostrophes and a full stop more or less. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '’')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/(?<=[^.])\.$/u, '');
