// Faults that servers and models are known for, as data: what the server answers, and what may come of it.
import type { Step, WireCall } from './wire.ts';

export interface Fault {
  readonly name: string;
  readonly script: readonly Step[];
  /** Calls that reach the gate, by tool. */
  readonly calls: readonly string[];
  readonly says?: RegExp;
  readonly asks?: boolean;
  /** The built-in planner answers, and the notice stands before its words. */
  readonly fallsBack?: true;
}

export const secret = 'SECRET-THOUGHT';
export const half = 'Priya is now in the midst of hal';
const done = { text: 'Priya is in Phone Screen now.' };

const call = (more: Partial<WireCall> = {}, name = 'move_stage'): WireCall => ({
  name,
  arguments: JSON.stringify({ candidate: 'Priya', stage: 'Phone Screen' }),
  ...more,
});
const whole = JSON.stringify({ candidate: 'Priya', stage: 'Phone Screen' });
const move = { calls: [call()] };
const moved = ['move_stage'];
const note = (index: number): WireCall => ({
  name: 'add_note',
  arguments: JSON.stringify({ candidate: 'Priya', text: `Note ${index}` }),
});

export const faults: readonly Fault[] = [
  {
    name: 'arguments are an object',
    script: [{ calls: [call({ arguments: { candidate: 'Priya', stage: 'Phone Screen' } })] }, done],
    calls: moved,
  },
  {
    name: 'arguments are encoded twice',
    script: [{ calls: [call({ arguments: JSON.stringify(whole) })] }, done],
    calls: moved,
  },
  {
    name: 'arguments stand in a code fence',
    script: [{ calls: [call({ arguments: `\`\`\`json\n${whole}\n\`\`\`` })] }, done],
    calls: moved,
  },
  { name: 'arguments come twice', script: [{ calls: [call({ arguments: whole + whole })] }, done], calls: moved },
  {
    name: 'arguments are cut off once',
    script: [{ calls: [call({ arguments: '{"candidate": "Pri' })] }, move, done],
    calls: moved,
  },
  {
    name: 'arguments are cut off again and again',
    script: [1, 2, 3, 4].map(() => ({ calls: [call({ arguments: '{"candidate": "Pri' })] })),
    calls: [],
    says: /could not make out/,
    asks: true,
  },
  { name: 'arguments are an empty string', script: [{ calls: [call({ arguments: '' })] }, move, done], calls: moved },
  {
    name: 'arguments never fit the schema',
    script: [1, 2, 3, 4].map(() => ({ calls: [call({ arguments: '{"candidate": "Priya"}' })] })),
    calls: [],
    says: /could not make out/,
    asks: true,
  },
  {
    name: 'nulls stand for what is left out',
    script: [
      { calls: [call({ arguments: JSON.stringify({ candidate: 'Priya', stage: 'Phone Screen', reason: null }) })] },
      done,
    ],
    calls: moved,
  },
  { name: 'a call has no id', script: [{ calls: [call({ id: undefined })] }, done], calls: moved },
  {
    name: 'two calls have one id',
    script: [
      {
        calls: [
          call({ id: 'same' }),
          call({ id: 'same', arguments: JSON.stringify({ candidate: 'Tom', stage: 'Phone Screen' }) }),
        ],
      },
      done,
    ],
    calls: ['move_stage', 'move_stage'],
  },
  {
    name: 'one call is sent twice',
    script: [{ calls: [call({ id: 'same' }), call({ id: 'same' })] }, done],
    calls: moved,
  },
  { name: 'a model repeats its call', script: [move, move, done], calls: moved },
  { name: 'a tool is unknown', script: [{ calls: [call({}, 'promote_person')] }, move, done], calls: moved },
  { name: 'a tool is spelled otherwise', script: [{ calls: [call({}, 'functions.moveStage')] }, done], calls: moved },
  { name: 'deltas have no index', script: [{ ...move, noIndex: true }, done], calls: moved },
  { name: 'there are no choices', script: [{ emptyChoices: true }], calls: [], says: /no answer in words/, asks: true },
  { name: 'content is null', script: [{ text: null }], calls: [], says: /no answer in words/, asks: true },
  {
    name: 'nothing follows after an action',
    script: [move, { text: '' }],
    calls: moved,
    says: /how things stand/,
    asks: true,
  },
  {
    name: 'the model refuses',
    script: [{ refusal: 'I cannot help with that.' }],
    calls: [],
    says: /declined to answer/,
    asks: true,
  },
  {
    name: 'a filter stops the answer',
    script: [{ text: half, finish: 'content_filter' }],
    calls: [],
    says: /content filter/,
    asks: true,
  },
  {
    name: 'the answer is cut off at its limit',
    script: [{ text: `Priya is fine. ${half}`, finish: 'length' }],
    calls: [],
    says: /may write no more/,
    asks: true,
  },
  {
    name: 'reasoning stands in marks',
    script: [move, { text: `<think>${secret}</think>Priya is in Phone Screen now.`, pieces: 3 }],
    calls: moved,
    says: /^Priya is in Phone Screen now\.$/,
  },
  {
    name: 'reasoning stands apart',
    script: [
      { ...move, reasoning: secret },
      { ...done, reasoning: secret },
    ],
    calls: moved,
    says: /^Priya is in/,
  },
  {
    name: 'reasoning was never closed',
    script: [{ text: `<think>${secret}` }],
    calls: [],
    says: /no answer in words/,
    asks: true,
  },
  {
    name: 'an answer has 200,000 letters',
    script: [move, { text: 'Much has been said. '.repeat(10_000) }],
    calls: moved,
    says: /longer than can be shown/,
  },
  {
    name: 'thirty calls are made at once',
    script: [{ calls: Array.from({ length: 30 }, (_, index) => note(index)) }],
    calls: Array.from({ length: 24 }, () => 'add_note'),
    says: /24 calls at most\. 6 more were/,
    asks: true,
  },
  { name: 'the server fails', script: [{ status: 503 }], calls: moved, fallsBack: true },
  { name: 'the key is wrong', script: [{ status: 401 }], calls: moved, fallsBack: true },
  { name: 'the server fails after an action', script: [move, { status: 500 }], calls: moved, fallsBack: true },
  {
    name: 'the server is busy for a moment',
    script: [{ status: 429, headers: { 'retry-after-ms': '5' } }, move, done],
    calls: moved,
  },
  { name: 'the server is busy', script: [{ status: 429 }], calls: moved, fallsBack: true },
  {
    name: 'the server is busy for long',
    script: [{ status: 429, headers: { 'retry-after': '120' } }],
    calls: moved,
    fallsBack: true,
  },
  {
    name: 'an error is a page',
    script: [{ status: 502, headers: { 'content-type': 'text/html' }, body: '<html><h1>Bad gateway</h1></html>' }],
    calls: moved,
    fallsBack: true,
  },
  {
    name: 'an answer is a page',
    script: [{ body: '<!doctype html><p>Please sign in</p>', headers: { 'content-type': 'text/html' } }],
    calls: moved,
    fallsBack: true,
  },
  { name: 'nothing comes', script: [{ hangs: 'before' }], calls: moved, fallsBack: true },
  { name: 'the rest does not come', script: [{ text: half, hangs: 'after' }], calls: moved, fallsBack: true },
  { name: 'the connection breaks', script: [{ text: half, breaks: true }], calls: moved, fallsBack: true },
  { name: 'the connection breaks in a call', script: [{ ...move, breaks: true }], calls: moved, fallsBack: true },
  { name: 'the answer has no end', script: [{ text: half, noEnd: true }], calls: moved, fallsBack: true },
  { name: 'an event is no JSON', script: [{ text: half, garbage: true }], calls: moved, fallsBack: true },
  {
    name: 'the server says that it lives',
    script: [
      { ...move, comments: true },
      { ...done, comments: true },
    ],
    calls: moved,
    says: /^Priya is in/,
  },
  {
    name: 'a byte order mark comes first',
    script: [
      { ...move, bom: true },
      { ...done, bom: true },
    ],
    calls: moved,
    says: /^Priya is in/,
  },
  {
    name: 'the content type is wrong',
    script: [
      { ...move, contentType: 'text/plain' },
      { ...done, contentType: 'application/octet-stream' },
    ],
    calls: moved,
    says: /^Priya is in/,
  },
  {
    name: 'an action is claimed and none was called',
    script: [{ text: 'I have rejected Mark and sent an offer to everybody.' }],
    calls: [],
  },
];

/** Calls in the text, in the forms that models have; only where the dialect reads them. */
export const textForms: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'a tag', text: `<tool_call>\n{"name": "move_stage", "arguments": ${whole}}\n</tool_call>` },
  {
    name: 'a tag after words',
    text: `I shall move her.\n<tool_call>{"name": "move_stage", "arguments": ${whole}}</tool_call>`,
  },
  { name: 'a function mark', text: `<function=move_stage>${whole}</function>` },
  {
    name: 'parameter marks',
    text: '<tool_call>\n<function=move_stage>\n<parameter=candidate>\nPriya\n</parameter>\n<parameter=stage>\nPhone Screen\n</parameter>\n</function>\n</tool_call>',
  },
  { name: 'a list', text: `[TOOL_CALLS][{"name": "move_stage", "arguments": ${whole}}]` },
  { name: 'a name and its arguments', text: `[TOOL_CALLS]move_stage[ARGS]${whole}` },
  { name: 'bare JSON', text: `{"name": "move_stage", "parameters": ${whole}}` },
];
