// Examples for the planner's nets: what a clause asks for, which spans fill its slots, where its text begins and ends.
import { ordersOf, placeOf, type Order } from '../../src/agent/planner/orders.ts';
import { takesText } from '../../src/agent/planner/quoted-text.ts';
import { labelFeatures } from '../../src/agent/planner/readings.ts';
import { spanFeatures } from '../../src/agent/planner/span-features.ts';
import { endFeatures, freeFeatures, regionOf, startFeatures } from '../../src/agent/planner/text-features.ts';
import { type GoldCall, placesOf, usageOf } from './evidence.ts';
import type { Laid } from './labels.ts';
import type { Row } from './rows.ts';
import type { Example } from './train-net.ts';

export const labelExamples = ({ message, features }: Row, labelled: Laid | undefined): Example[] =>
  (labelled?.labels ?? []).map((label, place) => ({
    label,
    features: [...(features[place] ?? []), ...labelFeatures(labelled?.labels ?? [], place, message)],
  }));

export interface SlotExamples {
  readonly span: readonly Example[];
  readonly start: readonly Example[];
  readonly end: readonly Example[];
  readonly free: readonly Example[];
}

export function slotExamples(row: Row, labelled: Laid | undefined): SlotExamples {
  const found = ordersOf(labelled?.labels ?? []).map((one) => {
    const order: Order = { ...one, tool: one.tool.split('/')[0] ?? '' };
    const calls = labelled?.orders.get(order.begins) ?? [];
    const text = takesText(order.tool) ? textExamples(row, order, calls) : noText;
    return { ...text, span: spanExamples(row, order, { calls, text: text.range }) };
  });
  return {
    span: found.flatMap(({ span }) => span),
    start: found.flatMap(({ start }) => start),
    end: found.flatMap(({ end }) => end),
    free: found.flatMap(({ free }) => free),
  };
}

const noText = { range: undefined, start: [], end: [], free: [] };
const places = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

type Range = readonly [number, number];

function textExamples({ message }: Row, order: Order, calls: readonly GoldCall[]) {
  const region = regionOf(order, message);
  const wanted = calls.map(([, input]) => input['text'] ?? input['reason']).find((text) => typeof text === 'string');
  const ranges =
    wanted === undefined || wanted === '*'
      ? []
      : placesOf(message.text, message.tokens, wanted).filter(([from, to]) => from >= region.from && to <= region.to);
  // The longest wording, where several are fair.
  const range = ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  const kind =
    wanted === undefined ? 'none' : range !== undefined ? 'said' : wanted.split('|').includes('*') ? 'free' : undefined;
  const free = kind === undefined ? [] : [{ features: freeFeatures({ message, order }), label: kind }];
  if (range === undefined) return { range, free, start: [], end: [] };
  const [from, to] = range;
  return {
    range,
    free,
    start: places(region.from, region.to - 1).map((at) => ({
      features: startFeatures(at, { message, order }),
      label: at === from ? 'yes' : 'no',
    })),
    end: places(from + 1, region.to).map((at) => ({
      features: endFeatures(at, { message, order, to: region.to }),
      label: at === to ? 'yes' : 'no',
    })),
  };
}

function spanExamples(
  { message, met }: Row,
  order: Order,
  { calls, text }: { calls: readonly GoldCall[]; text: Range | undefined },
): Example[] {
  return message.spans.flatMap((span): Example[] => {
    const place = placeOf(span, order, message);
    if (place === undefined || (text !== undefined && span.from >= text[0] && span.to <= text[1])) return [];
    const uses = calls.map((call) => usageOf(span, call, met.catalogue));
    const label = uses.includes('used') ? 'used' : uses.includes('anchor') ? 'anchor' : 'none';
    return [{ label, features: spanFeatures(span, { message, order, catalogue: met.catalogue, place }) }];
  });
}
