// npm run bench:telemetry — what full tracing costs: one service sends spans to a collector, and the caller says with each request
// whether it is traced (W3C `traceparent`), so that both are measured in the same process; another service has no collector. They get
// the same requests in short alternating blocks. Printed is the CPU time by request as the median of the blocks, and three ratios, each
// of neighbouring blocks: every span to none, none to none (what the machine's noise alone makes of it), and none to no collector. The
// collector's own work is not counted: it stands in this process.
import { createServer } from 'node:http';
import { type RunningService, removeData, startService } from '../test/support/service.ts';

const [, , blocksGiven = '25', only] = process.argv;
const blocks = Number(blocksGiven);

let spanBytes = 0;
const collector = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => (spanBytes += chunk.length));
  request.on('end', () => response.writeHead(200).end());
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const address = collector.address();
const endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

const environment = { SANDBOX_FILE: 'examples/sandbox.json', RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' };
const plain = await startService({ environment });
const traced = await startService({ environment: { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });

const cpuOf = async (service: RunningService): Promise<number> => {
  const { body } = await service.call('GET', '/metrics');
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(String(body))?.[1] ?? Number.NaN);
};

type Kind = 'traced' | 'untraced' | 'again' | 'plain';
const service = { traced, untraced: traced, again: traced, plain } as const;

let asked = 0;
/** As a caller who has decided whether the trace is kept. */
function headersFor(kind: Kind): Record<string, string> {
  asked += 1;
  const id = asked.toString(16);
  return { traceparent: `00-${id.padStart(32, 'a')}-${id.padStart(16, 'b')}-${kind === 'traced' ? '01' : '00'}` };
}

const ask = (kind: Kind, path: string, body: object) => service[kind].call('POST', path, body, headersFor(kind));

interface Workload {
  readonly name: string;
  readonly requests: number;
  readonly run: (kind: Kind, at: number) => Promise<void>;
}

const expected = (status: number): void => {
  if (status !== 200) throw new Error(`answered ${status}`);
};

async function turns(kind: Kind, at: number): Promise<void> {
  const { body: talk } = await ask(kind, '/api/v1/conversations', { as_user: 'u_mara' });
  const text = at % 2 === 0 ? 'Move Priya to phone screen' : 'Move Priya to applied';
  expected((await ask(kind, `/api/v1/conversations/${talk.conversation_id}/messages`, { text })).status);
}

const signals = { experience_months: 30, assessment_score: 71, interview_rating: 4 };
async function scores(kind: Kind, at: number): Promise<void> {
  expected((await ask(kind, '/v1/retention/score', { candidate_id: `c_${at}`, job_id: 'job_x', signals })).status);
}

const workloads: readonly Workload[] = [
  { name: 'conversation turn', requests: 8, run: turns },
  { name: 'retention score', requests: 250, run: scores },
];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of CPU by request, with what the service does besides in that time. */
async function block({ requests, run }: Workload, kind: Kind): Promise<number> {
  const before = await cpuOf(service[kind]);
  for (let at = 0; at < requests; at += 1) await run(kind, at);
  return (((await cpuOf(service[kind])) - before) * 1000) / requests;
}

const kinds = ['plain', 'untraced', 'traced', 'again'] as const;

for (const workload of workloads.filter(({ name }) => only === undefined || name.includes(only))) {
  const rounds: Record<Kind, number>[] = [];
  for (let round = 0; round <= blocks; round += 1) {
    const each = { plain: Number.NaN, untraced: Number.NaN, traced: Number.NaN, again: Number.NaN };
    // Who comes first changes from round to round; the first round warms up.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(round + turn) % kinds.length] ?? 'plain';
      each[kind] = await block(workload, kind);
    }
    if (round > 0) rounds.push(each);
  }
  const ratio = (above: Kind, below: Kind): string => median(rounds.map((one) => one[above] / one[below])).toFixed(3);
  const ms = (kind: Kind): string => median(rounds.map((one) => one[kind])).toFixed(3);
  console.log(
    `${workload.name.padEnd(18)} no span ${ms('untraced')} ms   every span ${ms('traced')} ms   ` +
      `ratio ${median(rounds.map(({ traced: full, untraced, again }) => (2 * full) / (untraced + again))).toFixed(3)} ` +
      `(noise ${ratio('again', 'untraced')})   no span to no collector ${ratio('untraced', 'plain')}`,
  );
}
console.log(`spans sent: ${(spanBytes / 1024).toFixed(0)} KiB`);
for (const one of [plain, traced]) {
  await one.stop();
  removeData(one);
}
collector.close();
