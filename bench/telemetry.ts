// npm run bench:telemetry — what full tracing costs: three services, of which one sends every span to a collector and two send none;
// all count metrics. They get the same requests in short alternating blocks. Printed is the CPU time of each process by request, as
// the median of the blocks, and two ratios: with spans to without, and the one without to the other, which shows what the machine's
// noise alone makes of it. The collector's own work is not counted: it stands in this process.
import { createServer } from 'node:http';
import { type RunningService, removeData, startService } from '../test/support/service.ts';

const blocks = Number(process.argv[2] ?? 25);

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
const control = await startService({ environment });
const traced = await startService({ environment: { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });

const cpuOf = async (service: RunningService): Promise<number> => {
  const { body } = await service.call('GET', '/metrics');
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(String(body))?.[1] ?? Number.NaN);
};

interface Workload {
  readonly name: string;
  readonly requests: number;
  readonly run: (service: RunningService, at: number) => Promise<void>;
}

const expected = (status: number): void => {
  if (status !== 200) throw new Error(`answered ${status}`);
};

async function turns(service: RunningService, at: number): Promise<void> {
  const { body: talk } = await service.call('POST', '/api/v1/conversations', { as_user: 'u_mara' });
  const text = at % 2 === 0 ? 'Move Priya to phone screen' : 'Move Priya to applied';
  expected((await service.call('POST', `/api/v1/conversations/${talk.conversation_id}/messages`, { text })).status);
}

const signals = { experience_months: 30, assessment_score: 71, interview_rating: 4 };
async function scores(service: RunningService, at: number): Promise<void> {
  const one = { candidate_id: `c_${at}`, job_id: 'job_x', signals };
  expected((await service.call('POST', '/v1/retention/score', one)).status);
}

const workloads: readonly Workload[] = [
  { name: 'conversation turn', requests: 8, run: turns },
  { name: 'retention score', requests: 250, run: scores },
];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of CPU by request, with what the service does besides in that time. */
async function block({ requests, run }: Workload, service: RunningService): Promise<number> {
  const before = await cpuOf(service);
  for (let at = 0; at < requests; at += 1) await run(service, at);
  return (((await cpuOf(service)) - before) * 1000) / requests;
}

const services = { plain, control, traced };
const names = ['plain', 'control', 'traced'] as const;

for (const workload of workloads) {
  const each = { plain: [] as number[], control: [] as number[], traced: [] as number[] };
  for (let round = 0; round <= blocks; round += 1)
    // Who comes first changes from round to round; the first round warms up.
    for (let turn = 0; turn < names.length; turn += 1) {
      const which = names[(round + turn) % names.length] ?? 'plain';
      const ms = await block(workload, services[which]);
      if (round > 0) each[which].push(ms);
    }
  const [without, again, full] = [median(each.plain), median(each.control), median(each.traced)];
  const base = (without + again) / 2;
  console.log(
    `${workload.name.padEnd(18)} without spans ${base.toFixed(3)} ms   every span ${full.toFixed(3)} ms   ` +
      `ratio ${(full / base).toFixed(3)} (noise ${(again / without).toFixed(3)})   ` +
      `added ${((full - base) * 1000).toFixed(0)} µs CPU`,
  );
}
console.log(`spans sent: ${(spanBytes / 1024).toFixed(0)} KiB`);
for (const service of Object.values(services)) {
  await service.stop();
  removeData(service);
}
collector.close();
