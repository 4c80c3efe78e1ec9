// Whether the best reading of a message was exactly right, of messages that the nets had not been trained on: what confidence is
// learned from. The talks are dealt into folds; each fold is read by nets of the others.
import type { ReadCall } from '../../src/agent/ask.ts';
import { confidenceFeatures } from '../../src/agent/planner/confidence.ts';
import { callsOf, mergedOf } from '../../src/agent/planner/decide.ts';
import { isDoubted } from '../../src/agent/planner/doubts/is-doubted.ts';
import { focusOf } from '../../src/agent/planner/focus.ts';
import type { ReadingNets } from '../../src/agent/planner/model.ts';
import { type Reading, readingsOf } from '../../src/agent/planner/readings.ts';
import type { Exchange } from '../../evals/harness/instruction.ts';
import { judgedTalk } from '../../evals/harness/score.ts';
import { labelExamples } from './examples.ts';
import { phraseExamples } from './phrase-examples.ts';
import { type Learned, slotNets } from './slot-nets.ts';
import { type Example, trainNet } from './train-net.ts';

const folds = 3;

export function heldOut(learned: readonly Learned[]): Example[] {
  const talks = [...new Set(learned.map(({ row }) => row.met.context))];
  const foldOf = new Map(talks.map((context, at) => [context, at % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const [others, own] = [true, false].map((isOther) =>
      learned.filter(({ row }) => (foldOf.get(row.met.context) !== fold) === isOther),
    );
    const label = trainNet(
      [...(others ?? []).flatMap(({ row, labelled }) => labelExamples(row, labelled)), ...phraseExamples()],
      { hidden: 48, epochs: 14, drop: 0.5 },
    );
    const nets = { label, ...slotNets(others ?? []) };
    return (own ?? []).flatMap((one) => exampleOf(one, nets));
  });
}

function exampleOf({ row: { met, message } }: Learned, nets: ReadingNets): Example[] {
  const focus = focusOf(met.earlier, met.catalogue.meetings);
  const merged = mergedOf(readingsOf(message, { catalogue: met.catalogue, focus, nets }));
  const [top] = merged;
  if (top === undefined || top.reading.orders.length === 0 || isLeftToTheCalendar(met.exchange, top.reading)) return [];
  // What is doubted is never done, however sure: of that nothing is to be learned.
  if (isDoubted(top.reading.orders, { message, focus })) return [];
  const [judged] = judgedTalk([
    {
      exchange: met.exchange,
      calls: callsOf(top.reading).map(shown),
      asks: top.reading.orders.some(({ filled }) => filled.kind === 'open'),
      timeZone: met.catalogue.timeZone,
      style: met.style,
      ...unplayed,
    },
  ]);
  return [{ label: judged?.isExact === true ? 'yes' : 'no', features: confidenceFeatures(merged, { message, nets }) }];
}

/** What a judgement does not read. */
const unplayed = { sandbox: '', reply: '', answer: undefined, readings: [], cpuMs: 0 };

/** A time that is taken is refused by the tool, and asked about then. */
const isLeftToTheCalendar = ({ calls, asks }: Exchange, { orders }: Reading): boolean =>
  calls.length === 0 && asks === true && orders.some(({ order }) => /^(?:book|reschedule)_meeting$/.test(order.tool));

/** What waits is shown: no planner decides. */
const shown = ({ tool, arguments: args }: ReadCall) =>
  /^(?:approve|decline)_action$/.test(tool) ? (['list_approvals', {}] as const) : ([tool, args] as const);
