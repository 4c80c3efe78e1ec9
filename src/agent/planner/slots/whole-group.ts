// “Move everyone in References to Offer”: those who stand in a stage, or are in for a requisition or a family.
import { stageKind } from '../../../core/stages.ts';
import { type Filling, type Weighed, wordsOf } from './filling.ts';

const everybody = /^(?:all|every|everyone|everybody|each|whole|entire|anyone|anybody|evryone|every1)$/;
type Thing = Extract<Weighed['span'], { coverage: number }>;

/** Undefined where no group is meant. The stage behind “to” is where they go, not where they are. */
export function groupIn(filling: Filling): readonly string[] | undefined {
  if (!wordsOf(filling).some((word) => everybody.test(word))) return undefined;
  const { candidates, jobs } = filling.catalogue;
  const named = filling.spans.flatMap(({ span, place }): Thing[] =>
    'coverage' in span && span.coverage >= 0.99 && place !== 'after' && !isGoal(span, filling) ? [span] : [],
  );
  const idsOf = (kind: Thing['kind']) => named.filter((one) => one.kind === kind).flatMap(({ ids }) => ids);
  const [stages, requisitions, roles] = [idsOf('stage'), idsOf('job'), idsOf('role')];
  if (stages.length + requisitions.length + roles.length === 0) return undefined;
  const isIn = (one: { stage: string; job: string }) =>
    (stages.length === 0 || stages.includes(one.stage)) &&
    (requisitions.length === 0 || requisitions.includes(one.job)) &&
    (roles.length === 0 || roles.includes(jobs.find(({ id }) => id === one.job)?.role ?? ''));
  return candidates.people.filter((one) => standing.has(stageKind(one.stage)) && isIn(one)).map(({ id }) => id);
}

const standing: ReadonlySet<string> = new Set(['active', 'offer']);

const isGoal = (span: Thing, { message, order }: Filling): boolean =>
  order.tool === 'move_stage' &&
  message.tokens
    .slice(Math.max(0, span.from - 2), span.from)
    .some(({ word }) => /^(?:to|into|onto|>|→|2|as)$/.test(word));
