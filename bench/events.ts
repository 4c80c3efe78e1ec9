// npm run bench:events [-- burst seconds] — events of a connected system against the whole service. First at an even 200 a second:
// how soon each is accepted (signed, stored and promised in one transaction), beside an address that stores nothing, asked in turns with
// it. Then a burst, 10,000 unless given, over 32 connections: events per second accepted and processed, and the lag between the
// last one taken and the last one worked on. Of these moves of one candidate every earlier one is found overtaken, so that the way
// is measured and not the ATS. Every twentieth of the burst is delivered twice. In the end the log is read whole: how many events
// are missing, stand there twice, or have not been worked on, and how many entries of the CRM no event accounts for.
// Embedded, and, where the programs are installed, on PostgreSQL with Redis.
import { onBothBackends } from './both-backends.ts';
import { eventRun, perSecond, ratioTarget } from './event-run.ts';
import { shareOf } from './figures.ts';

const burst = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 10);

const both = (values: readonly number[]) =>
  `p50 ${shareOf(values, 0.5).toFixed(1)} ms, p99 ${shareOf(values, 0.99).toFixed(1)} ms`;
const rate = (ms: number) => ((1000 * burst) / ms).toFixed(0);

await onBothBackends(async (name, environment) => {
  const run = await eventRun(environment, { burst, seconds });
  const { refused, accepted, reference, crowd, acceptedMs, processedMs, audit } = run;
  const ratio = shareOf(accepted, 0.99) / shareOf(reference, 0.99);
  const lag = processedMs === undefined ? 'no end' : `${((processedMs - acceptedMs) / 1000).toFixed(1)} s`;
  console.log(
    [
      `${name}: ${run.evenly} events at ${perSecond} a second, then ${burst} at once; ${refused} not accepted`,
      `  accepted evenly   ${both(accepted)}`,
      `  reference         ${both(reference)}   (an address that stores nothing); ratio of p99 ${ratio.toFixed(1)}, target ${ratioTarget}`,
      `  burst accepted    ${rate(acceptedMs)} a second, ${both(crowd)}`,
      `  burst processed   ${processedMs === undefined ? 'not all' : rate(processedMs)} a second, lag ${lag} after the last one was taken`,
      `  audit             of ${audit.sent} events ${audit.lost} lost, ${audit.doubled} doubled, ${audit.unworked} not worked on; ${audit.tooMany} entries of the CRM too many`,
    ].join('\n'),
  );
});
