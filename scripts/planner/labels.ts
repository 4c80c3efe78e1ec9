// Gold calls laid over the clauses of a message: which clause begins which order, which goes on with it, which orders nothing.
import type { Catalogue } from '../../src/agent/planner/catalogue.ts';
import type { Message } from '../../src/agent/planner/features.ts';
import type { Span } from '../../src/agent/planner/span.ts';
import { type GoldCall, placesOf, type Use, usageOf } from './evidence.ts';

export interface Laid {
  readonly labels: readonly string[];
  /** The calls of the order that begins in a clause. */
  readonly orders: ReadonlyMap<number, readonly GoldCall[]>;
}

/** How likely the scorer so far finds it that a clause begins an order of a tool. */
export type Belief = (clause: number, tool: string) => number;

interface Laying {
  readonly catalogue: Catalogue;
  readonly belief: Belief | undefined;
  /** What a call leaves to a word instead of a span. */
  readonly variant: (call: GoldCall) => string;
}

export function layOver(message: Message, calls: readonly GoldCall[], laying: Laying): Laid | undefined {
  const { clauses } = message;
  if (clauses.length === 0) return undefined;
  const evidence = calls.map((call) =>
    clauses.map((clause) => evidenceIn(message, call, { clause, catalogue: laying.catalogue })),
  );
  const orders = grouped(calls, evidence);
  const labels: string[] = clauses.map(() => 'none');
  const owner: number[] = clauses.map(() => -1);
  const begins = new Map<number, readonly GoldCall[]>();
  for (const [at, order] of orders.entries()) {
    const [call] = order.calls;
    const tool = call === undefined ? '' : `${call[0]}${laying.variant(call)}`;
    const strengths = clauses.map((_, place) =>
      Math.max(...order.members.map((member) => evidence[member]?.[place] ?? 0)),
    );
    const place = likeliest(strengths, { tool, owner, belief: laying.belief });
    if (place === undefined) return undefined;
    owner[place] = at;
    labels[place] = tool;
    begins.set(place, order.calls);
  }
  goOn(labels, owner, (order, place) =>
    (orders[order]?.members ?? []).some((member) => (evidence[member]?.[place] ?? 0) > 0),
  );
  return { labels, orders: begins };
}

const mostEvidence = 6;

/** The clause in which an order most likely begins; undefined where that is anybody's guess. */
function likeliest(
  strengths: readonly number[],
  { tool, owner, belief }: { tool: string; owner: readonly number[]; belief: Belief | undefined },
): number | undefined {
  const scores = strengths.map((strength, place) => {
    if (owner[place] !== -1) return -Infinity;
    const believed = belief === undefined ? 0 : 1.5 * Math.log(Math.max(1e-4, belief(place, tool)));
    return Math.min(strength, mostEvidence) + believed;
  });
  const best = Math.max(...scores);
  const ties = scores.flatMap((score, place) => (score === best ? [place] : []));
  const isGuess = best === -Infinity || (belief === undefined && ties.length > 1 && best < 2);
  return isGuess ? undefined : ties[0];
}

/** Clauses behind the beginning of an order that speak of it go on with it. */
function goOn(labels: string[], owner: number[], speaksOf: (order: number, place: number) => boolean): void {
  for (const place of labels.keys()) {
    const before = owner.slice(0, place).findLast((one) => one >= 0);
    if (owner[place] !== -1 || before === undefined || !speaksOf(before, place)) continue;
    labels[place] = 'more';
    owner[place] = before;
  }
}

/** Calls of one tool that speak of the same clause most are one order: “move Tom and Ana to Offer”. */
function grouped(calls: readonly GoldCall[], evidence: readonly (readonly number[])[]) {
  const orders: { calls: GoldCall[]; members: number[]; key: string }[] = [];
  for (const [at, call] of calls.entries()) {
    const strong = evidence[at] ?? [];
    const best = Math.max(...strong);
    const place = best <= 0 ? 'nowhere' : String(strong.indexOf(best));
    const key = `${call[0]} ${place}`;
    const same = orders.find((order) => order.key === key);
    if (same === undefined) orders.push({ calls: [call], members: [at], key });
    else {
      same.calls.push(call);
      same.members.push(at);
    }
  }
  return orders;
}

interface Where {
  readonly clause: Message['clauses'][number];
  readonly catalogue: Catalogue;
}

function evidenceIn(message: Message, call: GoldCall, { clause, catalogue }: Where): number {
  const inside = message.spans.filter(({ from, to }) => from >= clause.from && to <= clause.to);
  const named = inside.reduce((sum, span) => sum + weightOf(span, usageOf(span, call, catalogue)), 0);
  const [, { text, reason }] = call;
  const wanted = text ?? reason;
  if (typeof wanted !== 'string' || wanted === '*') return named;
  const isThere = placesOf(message.text, message.tokens, wanted).some(
    ([from, to]) => from < clause.to && to > clause.from,
  );
  return isThere ? named + (text === undefined ? 0.5 : 1) : named;
}

/** What many orders name alike tells less of one. */
function weightOf(span: Span, use: Use): number {
  if (use === 'none') return 0;
  const isWeak =
    span.kind === 'person' ||
    span.kind === 'role' ||
    span.kind === 'count' ||
    ('coverage' in span && span.coverage < 0.5);
  return use === 'anchor' || isWeak ? 1 : 2;
}
