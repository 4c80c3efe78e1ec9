// Holds a flow against what it stands on: its own graph, the connections, and what both systems declare. Finds everything
// at once, so that nobody mends one fault to meet the next.
import type { Clock } from '../../../core/clock.ts';
import type { FlowDocument, FlowStep } from '../../../core/flow.ts';
import type { UserId } from '../../../core/ids.ts';
import type { Filters } from '../../../core/integration.ts';
import { Problem } from '../../../core/problem.ts';
import { takes } from '../choose.ts';
import { filterFault } from '../engine/filters.ts';
import { checkSchedule } from '../schedule.ts';
import { type Ends, endOf } from './check-end.ts';
import { checkGraph } from './check-graph.ts';
import { type Target, checkReads, checkSent } from './check-steps.ts';
import { type Finding, type Findings, findingsAt } from './finding.ts';
import { nextOf, orderOf } from './graph.ts';
import { type Shape, joined, shapeBehind, shapeOf } from './shape.ts';

export interface Checking extends Ends {
  readonly users: ReadonlySet<UserId>;
  /** Why expressions of the flow cannot be read: those that stand there. */
  readonly syntax: ReadonlyMap<string, string>;
  readonly checkUrl: (text: string, path: string) => unknown;
  readonly clock: Clock;
}

export function checkFlow(dependencies: Checking, flow: FlowDocument): readonly Finding[] {
  const head = findingsAt(null, '');
  const source = endOf(dependencies, findingsAt(null, 'source'), flow.source);
  return [
    ...checkTrigger(dependencies, { found: findingsAt(null, 'trigger'), flow, source: source.target }),
    ...source.findings,
    ...checkFilters(findingsAt(null, 'source.filters'), flow.source.filters),
    ...checkWebhook(dependencies, head, flow),
    ...checkGraph(flow),
    ...checkAlong(dependencies, flow, source.target),
  ];
}

/** Throws `validation_failed` with every error. */
export function refuseFaulty(findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const faults = errors.map(({ path, code, message, remedy }) => ({ path, code, message: `${message} ${remedy}` }));
  throw new Problem('validation_failed', `The flow has ${errors.length} faults. ${faults[0]?.message ?? ''}`, {
    errors: faults,
    extra: { findings },
  });
}

interface Triggered {
  readonly found: Findings;
  readonly flow: FlowDocument;
  readonly source: Target | undefined;
}

function checkTrigger(dependencies: Checking, { found, flow: { trigger, source: end }, source }: Triggered): Finding[] {
  if (trigger.kind === 'schedule')
    return refusals(() =>
      checkSchedule({ cron: trigger.cron, timeZone: trigger.time_zone }, dependencies.clock.now()),
    ).map((message) =>
      found.error(
        message.includes('time_zone') ? 'time_zone' : 'cron',
        'invalid',
        message,
        'Write it as 0 6 * * 1-5 and America/Chicago.',
      ),
    );
  if (trigger.kind !== 'webhook' || source === undefined) return [];
  const connection = dependencies.connections.find(({ id }) => id === end.connection);
  const webhooks = connection === undefined ? undefined : dependencies.catalogue.declared(connection).webhooks;
  if (webhooks !== undefined) return [];
  return [
    found.error(
      'kind',
      'no_webhooks',
      `${source.title} reports no changes by itself.`,
      'Choose real time: Muster then looks every minute.',
    ),
  ];
}

const checkFilters = (found: Findings, filters: Filters): Finding[] =>
  Object.entries(filters).flatMap(([name, wanted]) => {
    const because = filterFault(name, wanted);
    return because === undefined ? [] : [found.error(name, 'not_comparable', because, 'Mend the filter.')];
  });

const checkWebhook = ({ checkUrl }: Checking, found: Findings, { webhook_url: url }: FlowDocument): Finding[] =>
  url === null
    ? []
    : refusals(() => checkUrl(url, 'webhook_url')).map((message) =>
        found.error('webhook_url', 'invalid', message, 'Give a public https address.'),
      );

/** What a check that throws has to say. */
function refusals(check: () => unknown): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
}

/** Follows the fields from the source to the writes, each step after all that lead to it. */
function checkAlong(dependencies: Checking, { start, steps }: FlowDocument, source: Target | undefined): Finding[] {
  const known = source === undefined ? undefined : shapeOf(source.collection);
  const before = new Map<string, { shape: Shape; of: string }>();
  if (start !== null) before.set(start, { shape: known, of: source?.title ?? 'The source' });
  return orderOf(start, steps).steps.flatMap((step) => {
    const here = before.get(step.id) ?? { shape: undefined, of: 'The source' };
    const index = steps.indexOf(step);
    const behind = shapeBehind(step, here.shape);
    const of = step.kind === 'map' && step.keep === 'mapped' ? `The step ${step.name ?? step.id}` : here.of;
    for (const next of nextOf(step)) {
      if (next === null) continue;
      const other = before.get(next);
      before.set(next, { shape: other === undefined ? behind : joined(other.shape, behind), of });
    }
    return checkStep(dependencies, { root: `steps.${index}`, step, here });
  });
}

interface Here {
  readonly root: string;
  readonly step: FlowStep;
  readonly here: { readonly shape: Shape; readonly of: string };
}

const actions = ['upsert', 'create', 'update', 'delete'] as const;

function checkStep(dependencies: Checking, { root, step, here }: Here): Finding[] {
  const found = findingsAt(step.id, root);
  const reads = checkReads(found, step, { ...here, syntax: dependencies.syntax });
  if (step.kind === 'notify') return [...reads, ...checkPeople(dependencies, found, step.users)];
  if (step.kind !== 'write') return reads;
  const { target, findings } = endOf(dependencies, findingsAt(step.id, `${root}.to`), step.to);
  if (target === undefined) return [...findings];
  const { collection, title } = target;
  if (!takes(collection, step.action)) {
    const can = actions.filter((action) => takes(collection, action));
    return [
      found.error(
        'action',
        'no_action',
        `${title} takes no ${step.action}.`,
        can.length === 0 ? 'Choose another collection: this one is read only.' : `Choose one of: ${can.join(', ')}.`,
      ),
    ];
  }
  return checkSent(found, { shape: here.shape, target, action: step.action });
}

function checkPeople({ users }: Checking, found: Findings, told: readonly UserId[]): Finding[] {
  if (told.length === 0) return [found.error('users', 'open', 'Nobody is told.', 'Choose who is told.')];
  return told.flatMap((user, index) =>
    users.has(user)
      ? []
      : [found.error(`users.${index}`, 'user_not_found', 'There is no such person here.', 'Choose somebody else.')],
  );
}
