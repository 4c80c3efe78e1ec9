// Whom a search or a group order means: family, stage, requisition, days without contact, at risk.
import type { JsonObject } from '../../../core/json.ts';
import { type Filling, usedOf, wordsOf } from './filling.ts';

const minutesADay = 1_440;

/** Undefined where a filter is named that fits several. */
export function filtersFor(filling: Filling): JsonObject | undefined {
  const filters: JsonObject = {};
  for (const kind of ['stage', 'job', 'role'] as const) {
    const used = usedOf(filling, kind).filter((one) => !isDeedOf(one.span.from, filling));
    if (used.length === 0) continue;
    const ids = [...new Set(used.flatMap(({ span }) => span.ids))];
    if (kind === 'role' && filters['job'] !== undefined) continue;
    if (ids.length > 1) return undefined;
    const [id] = ids;
    if (id !== undefined) filters[kind] = id;
  }
  if (Object.keys(filters).length === 0) Object.assign(filters, likeliest(filling));
  const days = daysFor(filling);
  if (days !== undefined) filters['days_since_contact'] = days;
  if (isAtRisk(filling)) filters['at_risk'] = true;
  return filters;
}

/** “Candidates Sara sourced”: what somebody did is no stage. */
const isDeedOf = (from: number, { message }: Filling): boolean =>
  message.spans.some(({ kind, to }) => kind === 'person' && to === from);

/** The word itself, or one of leaving where the order reads so. */
const isAtRisk = (filling: Filling): boolean =>
  wordsOf(filling).some((word) => /^risky?$/.test(word) || (filling.variant === 'risk' && leaving.test(word)));
const leaving =
  /^(?:los(?:e|ing)|leav(?:e|ing)|quit|drop(?:ping)?|flight|ghost(?:ing)?|slip(?:ping)?|churn|walk|danger|wobbl\w+|shaky|cold)$/;

/** Where nothing surely is a filter, the likeliest thing that the order itself names. */
function likeliest(filling: Filling): JsonObject {
  const named = filling.spans.flatMap(({ span, place, used }) =>
    (span.kind === 'stage' || span.kind === 'role' || span.kind === 'job') &&
    place === 'in' &&
    !isDeedOf(span.from, filling) &&
    used > 0.01 &&
    span.ids.length === 1
      ? [{ kind: span.kind, id: span.ids[0] ?? '', used }]
      : [],
  );
  const best = named.toSorted((a, b) => b.used - a.used)[0];
  return best === undefined ? {} : { [best.kind]: best.id };
}

function daysFor(filling: Filling): number | undefined {
  const length = usedOf(filling, 'length')
    .map(({ span }) => span)
    .findLast(({ value }) => value >= minutesADay && value <= 366 * minutesADay);
  if (length !== undefined) return Math.round(length.value / minutesADay);
  const count = usedOf(filling, 'count').at(-1)?.span.value;
  return count !== undefined && Number.isInteger(count) ? count : undefined;
}

export const isGroup = (filling: Filling): boolean =>
  usedOf(filling, 'stage', 'job', 'role', 'length', 'count').length > 0 ||
  wordsOf(filling).some((word) =>
    /^(?:all|everyone|everybody|anyone|anybody|whoever|those|people|folks|candidates)$/.test(word),
  );
