// What becomes of fields on the way from one system to the other, by a mapping or along the steps of a flow.
import type { FlowStep, FlowStepOf, FlowWhere } from '../../core/flow.ts';
import type { Integration } from '../../core/integration.ts';
import type { Transform } from '../../core/mapping.ts';
import { pathKeys } from '../../core/json-path.ts';
import { nextOf, orderOf } from './flows/graph.ts';
import { expressionsOf } from './flows/walk.ts';
import { readsOf } from './mapping/expression-reads.ts';
import type { Evaluator } from './mapping/expressions.ts';

export interface FieldPair {
  readonly from: string;
  readonly to: string;
}

export interface FieldLineage {
  /** Which field has a say in which; those of a whole record or of an unknown one are missing. */
  readonly pairs: readonly FieldPair[];
  /** Fields that nothing names go on under the names that they have. */
  readonly rest: boolean;
  /** What is written; undefined: it depends on the record. */
  readonly writes: readonly string[] | undefined;
  /** What has a say in it; undefined: anything may. */
  readonly reads: readonly string[] | undefined;
}

/** Sources of each field that was made; a source that nobody knows is `$`. */
interface Lineage {
  readonly rest: boolean;
  readonly made: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ways met that make different fields. */
  readonly differs: boolean;
}

const whole = '$';
const begin: Lineage = { rest: true, made: new Map(), differs: false };

type Looks = ReadonlyMap<string, readonly string[] | undefined>;

export async function fieldLineage(
  expressions: Evaluator,
  { mapping, route }: Pick<Integration, 'mapping' | 'route'>,
): Promise<FieldLineage> {
  const steps = route === undefined ? [mapOf(mapping)] : route.steps;
  const written = steps.flatMap((step) => expressionsOf(step).map(({ expression }) => expression));
  const reads = await readsOf(expressions, written);
  const looks: Looks = new Map(written.map((expression, index) => [expression, reads[index]]));
  const isAsItIs = route === undefined && Object.keys(mapping).length === 0;
  if (isAsItIs) return summed(begin, []);
  const { at, tested } = followed({ start: route?.start ?? mapStep, end: route?.step, steps, looks });
  return summed(at, tested);
}

const mapStep = 'map';

/** A mapping is one step of a flow that makes the record anew. */
const mapOf = (mapping: Integration['mapping']): FlowStepOf<'map'> => ({
  id: mapStep,
  kind: 'map',
  keep: 'mapped',
  next: null,
  fields: Object.entries(mapping).map(([from, target]) =>
    typeof target === 'string' ? { from, to: target } : { from, ...target },
  ),
});

interface Followed {
  readonly start: string;
  /** Undefined: behind the last. */
  readonly end: string | undefined;
  readonly steps: readonly FlowStep[];
  readonly looks: Looks;
}

function followed({ start, end, steps, looks }: Followed): { at: Lineage; tested: readonly string[] } {
  const before = new Map<string, Lineage>([[start, begin]]);
  const tested = new Set<string>();
  let at = begin;
  for (const step of orderOf(start, steps).steps) {
    const here = before.get(step.id) ?? begin;
    if (step.id === end) return { at: here, tested: [...tested] };
    for (const field of testsOf(step)) for (const source of sourcesAt(here, field)) tested.add(source);
    at = behind(step, here, looks);
    for (const next of nextOf(step)) {
      if (next === null) continue;
      const other = before.get(next);
      before.set(next, other === undefined ? at : joined(other, at));
    }
  }
  return { at, tested: [...tested] };
}

const fieldsIn = ({ all, any }: FlowWhere) => [...all, ...any].map(({ field }) => field);

function testsOf(step: FlowStep): readonly string[] {
  if (step.kind === 'filter') return fieldsIn(step.when);
  return step.kind === 'condition' ? step.branches.flatMap(({ when }) => fieldsIn(when)) : [];
}

function behind(step: FlowStep, here: Lineage, looks: Looks): Lineage {
  if (step.kind === 'map') {
    const made = step.fields.map(
      ({ from, to, transform }) => [to, sourcesOf(here, { from, transform, looks })] as const,
    );
    return step.keep === 'mapped' ? { ...here, rest: false, made: new Map(made) } : withMade(here, made);
  }
  if (step.kind !== 'transform') return here;
  const { field, to = field, transform } = step;
  return withMade(here, [[to, sourcesOf(here, { from: field, transform, looks })]]);
}

const withMade = (here: Lineage, made: readonly (readonly [string, ReadonlySet<string>])[]): Lineage => ({
  ...here,
  made: new Map([...here.made, ...made]),
});

interface Making {
  readonly from: string;
  readonly transform: Transform | undefined;
  readonly looks: Looks;
}

function sourcesOf(here: Lineage, { from, transform, looks }: Making): ReadonlySet<string> {
  const fields = typeof transform === 'string' ? (looks.get(transform) ?? [whole]) : [from, ...namedIn(transform)];
  return new Set(fields.flatMap((field) => [...sourcesAt(here, field)]));
}

/** Fields of the record that templates name beside the value. */
const namedIn = (steps: Exclude<Transform, string> = []): readonly string[] =>
  steps.flatMap((step) =>
    step.op === 'template'
      ? [...step.text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) =>
          name === undefined || name === 'value' ? [] : [name],
        )
      : [],
  );

/** Where a field comes from that stands there now. */
function sourcesAt({ rest, made }: Lineage, field: string): ReadonlySet<string> {
  if (field === whole) return new Set([whole]);
  const exact = made.get(field);
  if (exact !== undefined) return exact;
  const parts = [...made].flatMap(([to, sources]) => (isRelated(to, field) ? [...sources] : []));
  return new Set([...parts, ...(rest ? [field] : [])]);
}

function joined(one: Lineage, other: Lineage): Lineage {
  const made = new Map(one.made);
  for (const [to, sources] of other.made) made.set(to, new Set([...(made.get(to) ?? []), ...sources]));
  const same = one.made.size === made.size && other.made.size === made.size && one.rest === other.rest;
  return { rest: one.rest || other.rest, made, differs: one.differs || other.differs || !same };
}

function summed({ rest, made, differs }: Lineage, tested: readonly string[]): FieldLineage {
  const all = [...made].flatMap(([to, sources]) => [...sources].map((from) => ({ from, to })));
  const reads = [...all.map(({ from }) => from), ...tested];
  const isAnything = rest || reads.includes(whole);
  return {
    pairs: all.filter(({ from }) => from !== whole),
    rest,
    writes: rest || differs ? undefined : [...made.keys()],
    reads: isAnything ? undefined : [...new Set(reads)],
  };
}

/** The same field, or one within the other. */
export function isRelated(one: string, other: string): boolean {
  const [a, b] = [pathKeys(one), pathKeys(other)];
  return a.slice(0, b.length).every((key, index) => key === b[index]);
}
