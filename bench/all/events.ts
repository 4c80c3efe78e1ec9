// Events of connected systems, evenly and as a burst, on both backends.
import { onBothBackends } from '../both-backends.ts';
import { eventRun, perSecond, ratioTarget } from '../event-run.ts';
import { shareOf } from '../figures.ts';
import type { RunPart } from './part.ts';

export const runEvents: RunPart = async ({ tell, options: { scale } }) => {
  const burst = Math.round(5_000 * scale);
  await onBothBackends(async (name, environment) => {
    const run = await eventRun(environment, { burst, seconds: Math.ceil(8 * scale) });
    const [own, bare] = [shareOf(run.accepted, 0.99), shareOf(run.reference, 0.99)];
    const { lost, doubled, unworked, tooMany } = run.audit;
    tell({
      what: `events, ${name}: accepted at ${perSecond}/s`,
      figure: `p99 ${own.toFixed(1)} ms, ${(own / bare).toFixed(1)} times`,
      reference: `an address that stores nothing: p99 ${bare.toFixed(1)} ms`,
      target: `≤ ${ratioTarget}`,
      holds: own / bare <= ratioTarget,
    });
    const processed = run.processedMs === undefined ? 'not all' : `${((1_000 * burst) / run.processedMs).toFixed(0)}/s`;
    tell({
      what: `events, ${name}: ${burst} at once`,
      figure: `taken ${((1_000 * burst) / run.acceptedMs).toFixed(0)}/s, worked on ${processed}, ${run.cpuMsEach.toFixed(2)} ms CPU each`,
      reference: `${run.refused} refused, ${lost} lost, ${doubled} doubled, ${unworked} not worked on, ${tooMany} effects too many`,
      target: 'all 0',
      holds: run.refused + lost + doubled + unworked + Math.abs(tooMany) === 0,
    });
  });
};
