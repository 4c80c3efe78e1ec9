// What a span looks like beside an order: whether it fills a slot of it is learned.
import { Temporal } from 'temporal-polyfill';
import type { Catalogue } from './catalogue.ts';
import type { Message } from './features.ts';
import type { Order, SpanPosition } from './orders.ts';
import type { PersonSpan, Span, ThingSpan } from './span.ts';
import type { Token } from './tokens.ts';

export interface Beside {
  readonly message: Message;
  readonly order: Order;
  readonly catalogue: Catalogue;
  readonly place: SpanPosition;
}

export function spanFeatures(span: Span, { message, order, catalogue, place }: Beside): string[] {
  const { masks, spans, tokens } = message;
  const { tool } = order;
  const kind = kindOf(span);
  const word = (at: number) => masks[at] ?? (tokens[at] === undefined ? '^' : '_');
  const [b1, b2, a1, a2] = [word(span.from - 1), word(span.from - 2), word(span.to), word(span.to + 1)];
  const same = spans.filter((one) => one.kind === span.kind);
  const index = same.indexOf(span);
  const base = `${tool} ${kind}`;
  const found = [
    base,
    `${base} ${place}`,
    `${kind} b ${b1}`,
    `${kind} b ${b2} ${b1}`,
    `${kind} a ${a1}`,
    `${kind} a ${a1} ${a2}`,
    `${kind} ab ${b1} ${a1}`,
    `${base} b ${b1}`,
    `${base} b ${b2} ${b1}`,
    `${base} a ${a1}`,
    `${base} a ${a1} ${a2}`,
    `${base} ab ${b1} ${a1}`,
    `${base} ${index} of ${Math.min(4, same.length)}`,
    `${base} ${place} ${index === same.length - 1 ? 'last' : 'not last'} ${same.length > 1}`,
    ...signsOf(span, base, { message, order, catalogue, place }),
  ];
  for (const other of spans)
    if (other !== span && other.from < span.to && span.from < other.to)
      found.push(`${base} over ${kindOf(other)} ${widthOf(other) - widthOf(span) > 0 ? 'wider' : 'not'}`);
  return found;
}

const widthOf = ({ start, end }: Span): number => end - start;
function kindOf(span: Span): string {
  if (span.kind === 'person')
    return `person${span.candidates.length > 0 ? 'c' : ''}${span.users.length > 0 ? 'u' : ''}`;
  if (span.kind === 'time') return `time${span.when.says.date ? 'd' : ''}${span.when.says.time ? 't' : ''}`;
  return span.kind;
}

function signsOf(span: Span, base: string, beside: Beside): string[] {
  const { message, catalogue } = beside;
  const [word] = message.tokens.slice(span.from, span.to);
  if ('coverage' in span) return [...thingSigns(span, base, beside), `${base} word ${word?.stem ?? ''}`];
  if (span.kind === 'time')
    return timeSigns(span.when.start, message.spans, catalogue).map((sign) => `${base} ${sign}`);
  if (span.kind === 'person') return personSigns(span, word).map((sign) => `${base} ${sign}`);
  if (span.kind === 'length') return [`${base} size ${span.value < 200 ? 'short' : 'days'}`];
  return span.kind === 'count' ? countSigns(span.value, base, beside).concat(`count word ${word?.word ?? ''}`) : [];
}

function countSigns(value: number, base: string, { message }: Beside): string[] {
  const size =
    value < 13 ? 'hour' : value < 61 ? 'minutes' : value >= 200 && value < 2400 && value % 100 < 60 ? 'clock' : 'big';
  return [`${base} size ${size}`, `${base} times ${message.spans.some(({ kind }) => kind === 'time')}`];
}

const personSigns = ({ candidates, isFull, score }: PersonSpan, word: Token | undefined): string[] => [
  `several ${candidates.length > 1}`,
  `full ${isFull}`,
  `exact ${score > 0.99}`,
  `word ${word?.word.length === 2}`,
];

function thingSigns(span: ThingSpan, base: string, { message, catalogue }: Beside): string[] {
  const words = message.tokens.slice(span.from, span.to);
  const part = span.coverage >= 0.99 ? 'whole' : span.coverage >= 0.5 ? 'half' : 'part';
  return [
    `${base} c ${part} ${words.length}`,
    `${base} ids ${Math.min(3, span.ids.length)}`,
    `${base} cap ${words.every(({ isCapital }) => isCapital)}`,
    `${span.kind} word ${words.map(({ stem }) => stem).join(' ')}`,
    ...(span.kind === 'stage'
      ? stageSigns(span.ids[0], message.spans, catalogue).map((sign) => `${base} ${sign}`)
      : []),
  ];
}

/** Whether somebody named stands in that stage already: then it describes them. */
function stageSigns(stage: string | undefined, spans: readonly Span[], { candidates }: Catalogue): string[] {
  const people = spans
    .flatMap((span) => (span.kind === 'person' ? span.candidates : []))
    .map((id) => candidates.byId(id));
  return [
    `there ${people.some((one) => one?.stage === stage)}`,
    `stages ${spans.filter(({ kind }) => kind === 'stage').length}`,
  ];
}

/** Whether a meeting stands then already. */
function timeSigns(start: string, spans: readonly Span[], { meetings, timeZone }: Catalogue): string[] {
  const local = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
  const said = local(start);
  const people = new Set(spans.flatMap((span) => (span.kind === 'person' ? [...span.candidates, ...span.users] : [])));
  const theirs = meetings.filter(
    (one) => (one.candidate !== null && people.has(one.candidate)) || one.with.some((id) => people.has(id)),
  );
  const onDay = theirs.some((one) => local(one.start).toPlainDate().equals(said.toPlainDate()));
  const atHour = theirs.some((one) => local(one.start).toPlainTime().equals(said.toPlainTime()));
  return [
    `day ${onDay}`,
    `hour ${atHour}`,
    `times ${spans.filter(({ kind }) => kind === 'time').length}`,
    `day ${onDay} hour ${atHour}`,
  ];
}
