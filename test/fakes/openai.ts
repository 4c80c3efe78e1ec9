// A server that speaks both of OpenAI's wire formats, streamed or whole, and answers what the test scripts.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

export interface ScriptedCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}
export type Scripted =
  | { readonly text: string }
  | { readonly calls: readonly ScriptedCall[] }
  | { readonly status: number }
  | { readonly hangs: true };

const Body = z.looseObject({ stream: z.boolean().optional(), store: z.boolean().optional(), model: z.string() });

export interface FakeOpenAi {
  readonly baseUrl: string;
  readonly requests: { readonly path: string; readonly body: string }[];
  /** What is answered next, one for each request; afterwards “Done.” */
  readonly script: Scripted[];
  close(): Promise<void>;
}

export async function openFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: { path: string; body: string }[] = [];
  const script: Scripted[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request);
    const path = request.url ?? '';
    requests.push({ path, body });
    answer({ response, body, path, next: script.shift() ?? { text: 'Done.' } });
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    script,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function answer({
  response,
  body,
  path,
  next,
}: {
  response: ServerResponse;
  body: string;
  path: string;
  next: Scripted;
}): void {
  if ('hangs' in next) return;
  if ('status' in next) {
    response.writeHead(next.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'scripted', type: 'server_error', param: null, code: null } }));
    return;
  }
  const { stream = false, model } = Body.parse(JSON.parse(body));
  const events = path.endsWith('/responses') ? responseEvents(next, model) : chatEvents(next, model);
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(events.whole));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events.streamed)
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  response.end();
}

type Spoken = Extract<Scripted, { text: string } | { calls: readonly ScriptedCall[] }>;
type WireEvent = Readonly<Record<string, unknown>> & { readonly type: string };

interface Events {
  readonly whole: unknown;
  readonly streamed: readonly unknown[];
}

const halves = (text: string): [string, string] => [
  text.slice(0, Math.ceil(text.length / 2)),
  text.slice(Math.ceil(text.length / 2)),
];

function chatEvents(next: Spoken, model: string): Events {
  const calls =
    'calls' in next
      ? next.calls.map((call, index) => ({
          index,
          id: `call_${index}_${call.name}`,
          type: 'function',
          function: { name: call.name, arguments: JSON.stringify(call.arguments) },
        }))
      : [];
  const text = 'text' in next ? next.text : null;
  const finish = calls.length > 0 ? 'tool_calls' : 'stop';
  const head = { id: 'chatcmpl-1', created: 1, model };
  const chunk = (delta: unknown, finishReason: string | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  });
  const pieces = calls.flatMap((call) => {
    const [first, second] = halves(call.function.arguments);
    return [
      chunk({ tool_calls: [{ ...call, function: { name: call.function.name, arguments: first } }] }),
      chunk({ tool_calls: [{ index: call.index, function: { arguments: second } }] }),
    ];
  });
  return {
    whole: {
      ...head,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: text,
            refusal: null,
            ...(calls.length > 0 ? { tool_calls: calls } : {}),
          },
          logprobs: null,
          finish_reason: finish,
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    },
    streamed: [
      chunk({ role: 'assistant', content: '' }),
      ...pieces,
      ...(text === null ? [] : halves(text).map((content) => chunk({ content }))),
      chunk({}, finish),
      '[DONE]',
    ],
  };
}

function responseEvents(next: Spoken, model: string): Events {
  const output =
    'calls' in next
      ? next.calls.map((call, index) => ({
          type: 'function_call',
          id: `fc_${index}`,
          call_id: `call_${index}_${call.name}`,
          name: call.name,
          arguments: JSON.stringify(call.arguments),
          status: 'completed',
        }))
      : [
          {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text: next.text, annotations: [], logprobs: [] }],
          },
        ];
  const whole = (status: string, items: readonly unknown[]) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model,
    output: items,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage: null,
    user: null,
    metadata: {},
  });
  const pieces = output.flatMap((item, index) =>
    'call_id' in item ? callEvents(item, index) : textEvents(item, index),
  );
  const events = [
    { type: 'response.created', response: whole('in_progress', []) },
    ...pieces,
    { type: 'response.completed', response: whole('completed', output) },
  ];
  return {
    whole: whole('completed', output),
    streamed: events.map((event, index) => ({ ...event, sequence_number: index })),
  };
}

function callEvents(item: { id: string; arguments: string }, index: number): WireEvent[] {
  const deltas = halves(item.arguments).map((delta) => ({
    type: 'response.function_call_arguments.delta',
    item_id: item.id,
    output_index: index,
    delta,
  }));
  return [
    { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
    ...deltas,
    { type: 'response.output_item.done', output_index: index, item },
  ];
}

function textEvents(item: { id: string; content: readonly { text: string }[] }, index: number): WireEvent[] {
  const deltas = halves(item.content[0]?.text ?? '').map((delta) => ({
    type: 'response.output_text.delta',
    item_id: item.id,
    output_index: index,
    content_index: 0,
    delta,
    logprobs: [],
  }));
  return [
    { type: 'response.output_item.added', output_index: index, item: { ...item, content: [] } },
    {
      type: 'response.content_part.added',
      item_id: item.id,
      output_index: index,
      content_index: 0,
      part: { type: 'output_text', text: '', annotations: [], logprobs: [] },
    },
    ...deltas,
    { type: 'response.output_item.done', output_index: index, item },
  ];
}
