// Makes a draft of what a request means, and holds every part of it against the catalogue: what cannot be found there becomes an open
// point. The draft is a flow like any other, and only a person publishes it.
import type { FlowDocument, FlowStep } from '../../../../core/flow.ts';
import { tellings, writings } from './flow-actions.ts';
import { conditionsFor } from './flow-conditions.ts';
import { type Building, type End, endFor, endIn } from './flow-ends.ts';
import type { FlowIdea, OpenPoint } from './flow-idea.ts';

export interface DraftedFlow {
  readonly document: FlowDocument;
  readonly open: readonly OpenPoint[];
}

export function buildFlow(building: Building, request: string, idea: FlowIdea): DraftedFlow {
  const open: OpenPoint[] = (idea.open ?? []).map((words) => ({
    part: 'words',
    message: `“${words}”: no part of the flow says so. Add it, or leave it out.`,
  }));
  const source = endFor(building, { ...idea.source, part: 'source' }, open);
  const conditions = conditionsFor(source, idea, open);
  const steps = [
    ...conditions,
    ...tellings(building, { idea, source, open }),
    ...writings(building, { idea, source, open }),
  ];
  if (steps.every(({ kind }) => kind === 'filter'))
    open.push({
      part: 'action',
      message: 'The request names nothing that is to be done. Add a step that writes or notifies.',
    });
  return {
    document: {
      format: 1,
      name: nameFor(request),
      description: request.slice(0, 1_000),
      trigger: triggerFor(source, idea, open),
      source: { ...endIn(building, idea.source.system, source), filters: {} },
      start: steps[0]?.id ?? null,
      steps: chained(steps),
      carry_deletions: false,
      retry_policy: { max_retries: 3, backoff_multiplier: 2 },
      webhook_url: null,
    },
    open,
  };
}

const nameFor = (request: string): string => {
  const plain = request.replaceAll(/\s+/g, ' ').trim();
  const short = plain.length > 100 ? `${plain.slice(0, 99)}…` : plain;
  return short === '' ? 'A new flow' : short.charAt(0).toUpperCase() + short.slice(1);
};

function triggerFor({ connector, name }: End, { starts, cron }: FlowIdea, open: OpenPoint[]): FlowDocument['trigger'] {
  if (starts === 'manual') return { kind: 'manual' };
  if (starts === 'schedule') {
    if (cron === undefined)
      open.push({ part: 'trigger', message: 'When is it to run? The request names no time that is known.' });
    return { kind: 'schedule', cron: cron ?? '0 6 * * *', time_zone: 'UTC' };
  }
  const reported = Object.values(connector?.webhooks?.events ?? {}).some(({ collection }) => collection === name);
  return { kind: reported ? 'webhook' : 'real_time' };
}

/** One after the other. */
const chained = (steps: readonly FlowStep[]): FlowStep[] =>
  steps.map((step, index) => {
    const next = steps[index + 1]?.id ?? null;
    return step.kind === 'condition' ? { ...step, otherwise: next } : { ...step, next };
  });
