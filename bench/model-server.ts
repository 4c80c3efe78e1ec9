// The provider of bench/model.ts, in a process of its own so that its time is not counted: a call of move_stage, then words.
import { createServer } from 'node:http';
import { z } from 'zod';

const stages = ['Phone Screen', 'Onsite Interview'];
const Body = z.looseObject({ messages: z.array(z.looseObject({ role: z.string() })) });
let turn = 0;

function messageFor(body: string): Record<string, unknown> {
  if (Body.parse(JSON.parse(body)).messages.at(-1)?.role === 'tool') return { content: 'Ravi has been moved.' };
  turn += 1;
  const input = JSON.stringify({ candidate: 'c_ravi', stage: stages[turn % 2] });
  const call = { id: `call_${turn}`, type: 'function', function: { name: 'move_stage', arguments: input } };
  return { content: null, tool_calls: [call] };
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    process.send?.({ body });
    const choices = [{ index: 0, message: { role: 'assistant', ...messageFor(body) }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        choices,
        usage: { prompt_tokens: 1, completion_tokens: 1 },
      }),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});

// The bench is gone: nobody asks any more.
process.on('disconnect', () => process.exit());
