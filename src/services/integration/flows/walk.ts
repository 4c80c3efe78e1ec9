// Sends records along the steps of a flow and tells where each of them came by. Each record takes one path; what reaches a
// write or notify step is handed on and goes further.
import { type FlowStep, type FlowStepOf, mostFlowSteps } from '../../../core/flow.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { putAt, readPath } from '../../../core/json-path.ts';
import { applyMapping } from '../mapping/apply-mapping.ts';
import { type Evaluated, type Evaluator, resultsOf } from '../mapping/expressions.ts';
import { MappingFault, takeSteps } from '../mapping/steps.ts';
import { holds } from './where.ts';

export interface FlowPath {
  readonly start: string | null;
  readonly steps: readonly FlowStep[];
}

/** One step that a record came by. */
export interface Visit {
  readonly step: string;
  readonly outcome: 'passed' | 'stopped' | 'changed' | 'reached' | 'failed';
  /** Of a condition: the branch that was taken; null: none held. */
  readonly branch?: number | null;
  /** As it leaves the step. */
  readonly record: JsonObject;
  readonly because?: string;
}

export interface Walked {
  readonly visits: readonly Visit[];
  readonly fault: MappingFault | undefined;
  /** What arrived at the write and notify steps, by their ids. */
  readonly arrived: ReadonlyMap<string, JsonObject>;
}

interface Walker {
  at: string | null;
  record: JsonObject;
  readonly visits: Visit[];
  readonly arrived: Map<string, JsonObject>;
  fault: MappingFault | undefined;
}

/** All records of a page together: expressions are evaluated in one go for all that wait at the same step. */
export async function walk(
  { start, steps }: FlowPath,
  records: readonly JsonObject[],
  expressions: Evaluator,
): Promise<readonly Walked[]> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const walkers = records.map((record): Walker => ({
    at: start,
    record,
    visits: [],
    arrived: new Map(),
    fault: undefined,
  }));
  for (;;) {
    for (const walker of walkers) advance(walker, byId);
    const waiting = walkers.filter(({ at }) => at !== null);
    const [first] = waiting;
    if (first === undefined) return walkers;
    const together = waiting.filter(({ at }) => at === first.at);
    const step = byId.get(first.at ?? '');
    const results = await expressions.evaluate(
      expressionsOf(step).map(({ expression }) => expression),
      together.map(({ record }) => record),
    );
    together.forEach((walker, index) => take(walker, step, results[index] ?? []));
  }
}

/** Goes on until the way ends or an expression has to be evaluated. */
function advance(walker: Walker, byId: ReadonlyMap<string, FlowStep>): void {
  while (walker.at !== null) {
    const step = byId.get(walker.at);
    if (expressionsOf(step).length > 0) return;
    take(walker, step, []);
  }
}

interface Computed {
  readonly to: string;
  readonly expression: string;
}

/** Those that a step evaluates, and the fields that they fill. */
export function expressionsOf(step: FlowStep | undefined): readonly Computed[] {
  if (step?.kind === 'transform') {
    const { field, to = field, transform } = step;
    return typeof transform === 'string' ? [{ to, expression: transform }] : [];
  }
  if (step?.kind !== 'map') return [];
  return step.fields.flatMap(({ to, transform }) =>
    typeof transform === 'string' ? [{ to, expression: transform }] : [],
  );
}

function take(walker: Walker, step: FlowStep | undefined, evaluated: Evaluated): void {
  if (step === undefined) {
    walker.at = null;
    return;
  }
  try {
    if (walker.visits.length >= mostFlowSteps) throw new MappingFault('The steps lead in a circle.');
    const results = resultsOf(
      evaluated,
      expressionsOf(step).map(({ to }) => to),
    );
    const { next, ...visit } = visited(step, walker.record, results);
    walker.visits.push({ step: step.id, ...visit });
    walker.record = visit.record;
    walker.at = next;
    if (visit.outcome === 'reached') walker.arrived.set(step.id, visit.record);
  } catch (error) {
    if (!(error instanceof MappingFault)) throw error;
    walker.visits.push({ step: step.id, outcome: 'failed', record: walker.record, because: error.message });
    walker.fault = error;
    walker.at = null;
  }
}

type VisitedStep = Omit<Visit, 'step'> & { readonly next: string | null };

type Results = readonly (Json | undefined)[];

function visited(step: FlowStep, record: JsonObject, results: Results): VisitedStep {
  switch (step.kind) {
    case 'filter':
      return holds(step.when, record)
        ? { outcome: 'passed', record, next: step.next }
        : { outcome: 'stopped', record, next: null };
    case 'condition': {
      const branch = step.branches.findIndex(({ when }) => holds(when, record));
      const next = branch === -1 ? step.otherwise : (step.branches[branch]?.next ?? null);
      return { outcome: 'passed', branch: branch === -1 ? null : branch, record, next };
    }
    case 'map':
      return { outcome: 'changed', record: mapped(step, record, results), next: step.next };
    case 'transform':
      return { outcome: 'changed', record: transformed(step, record, results), next: step.next };
    case 'write':
    case 'notify':
      return { outcome: 'reached', record, next: step.next };
    default:
      return step satisfies never;
  }
}

function mapped(step: FlowStepOf<'map'>, record: JsonObject, results: Results): JsonObject {
  const made = applyMapping(mappingOf(step), record, results);
  const { fields, keep } = step;
  if (keep === 'mapped') return made;
  const whole = structuredClone(record);
  for (const { to } of fields) {
    const value = readPath(made, to);
    if (value !== undefined) putAt(whole, to, value);
  }
  return whole;
}

const mappingOf = (step: FlowStepOf<'map'>) => ({
  fields: step.fields.flatMap(({ from, to, transform = [] }) =>
    typeof transform === 'string' ? [] : [{ from, to, steps: transform }],
  ),
  computed: expressionsOf(step),
});

function transformed(
  { field, to = field, transform }: FlowStepOf<'transform'>,
  record: JsonObject,
  [result]: Results,
): JsonObject {
  const value = typeof transform === 'string' ? result : takeSteps(transform, readPath(record, field), record);
  const whole = structuredClone(record);
  if (value !== undefined) putAt(whole, to, value);
  return whole;
}
