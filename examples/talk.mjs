// Plays a conversation with a running Muster and checks the answers: node examples/talk.mjs examples/main-job.talk
// In the file, `>` is said, `<` must occur in the reply, `=` names a tool and the status its action must have,
// `?` says that the agent must ask. Needs MUSTER_URL and MUSTER_API_KEY; AS_USER speaks as that person.
import { readFileSync } from 'node:fs';

const { MUSTER_URL = 'http://127.0.0.1:3000', MUSTER_API_KEY, AS_USER } = process.env;
const lines = readFileSync(process.argv[2] ?? 'examples/main-job.talk', 'utf8').split('\n');

async function post(path, body) {
  const response = await fetch(MUSTER_URL + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${MUSTER_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.code}: ${answer.detail}`);
  return answer;
}

const { conversation_id } = await post('/api/v1/conversations', AS_USER ? { as_user: AS_USER } : {});
let answer = { reply: { text: '' }, actions: [], asks: false };
let wrong = 0;
const check = (held, what) => {
  if (held) return;
  wrong += 1;
  console.log(`    NOT AS EXPECTED: ${what}`);
};

for (const line of lines) {
  const text = line.slice(1).trim();
  if (line.startsWith('>')) {
    console.log(`\n> ${text}`);
    answer = await post(`/api/v1/conversations/${conversation_id}/messages`, { text });
    console.log(answer.reply.text.replace(/^/gm, '  '));
    for (const action of answer.actions) console.log(`    [${action.tool}: ${action.status}] ${action.summary}`);
  } else if (line.startsWith('<')) check(answer.reply.text.includes(text), `the reply to hold “${text}”`);
  else if (line.startsWith('?')) check(answer.asks, 'a question');
  else if (line.startsWith('=')) {
    const [tool, status] = text.split(/\s+/);
    check(
      answer.actions.some((action) => action.tool === tool && action.status === status),
      `${tool} to be ${status}`,
    );
  }
}
console.log(wrong === 0 ? '\nAll answers as expected.' : `\n${wrong} answers not as expected.`);
process.exit(wrong === 0 ? 0 : 1);
