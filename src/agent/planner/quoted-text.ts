// The text of an order that is passed on word for word: the likeliest beginning with the likeliest end, or none.
import type { Message } from './features.ts';
import { type ReadingNets, Scoring } from './model.ts';
import type { Order } from './orders.ts';
import { endFeatures, freeFeatures, regionOf, startFeatures } from './text-features.ts';
import { wordSet } from './word-set.ts';

export type Text =
  | { readonly kind: 'said'; readonly from: number; readonly to: number; readonly sure: number }
  | { readonly kind: 'free' | 'none'; readonly sure: number };

export const withText = wordSet('send_message add_note notify_user log_crm');
const withReason = wordSet('reject_candidate cancel_meeting');
export const takesText = (tool: string): boolean => withText.has(tool) || withReason.has(tool);

export function textOf(order: Order, message: Message, nets: ReadingNets): Text {
  const edge = { message, order };
  const which = new Scoring(nets.free, freeFeatures(edge)).probabilities();
  const share = (name: string) => which[nets.free.labels.indexOf(name)] ?? 0;
  const [said, free, none] = [share('said'), share('free'), share('none')];
  if (said < Math.max(free, none)) return free > none ? { kind: 'free', sure: free } : { kind: 'none', sure: none };
  const region = regionOf(order, message);
  const from = best(region.from, region.to - 1, (at) => yes(nets.start, startFeatures(at, edge)));
  const behind = behindPeople(from.at, message);
  const opens = message.tokens.findIndex(({ word }, at) => at >= behind && !hesitation.test(word));
  const found = best(from.at + 1, region.to, (at) => yes(nets.end, endFeatures(at, { ...edge, to: region.to })));
  const whole = Math.min(region.to, endOfSpan(found.at, message));
  const to = { ...found, at: withoutMargins(from.at, whole, message.tokens) };
  // A name alone is whom it is about, no text.
  if (message.spans.some((span) => span.kind === 'person' && span.from <= from.at && span.to >= to.at))
    return { kind: 'none', sure: said };
  return {
    kind: 'said',
    from: Math.max(from.at, Math.min(opens, to.at - 1)),
    to: to.at,
    sure: said * from.share * to.share,
  };
}

/** A text never ends within a date, an hour or a sum: “frozen after December 1”. */
const endOfSpan = (at: number, { spans }: Message): number =>
  Math.max(at, ...spans.flatMap(({ kind, from, to }) => (figures.has(kind) && from < at && at < to ? [to] : [])));
const figures = wordSet('time length money');

/** The figure of the next point of a list, a closing line and what stands below it are not of the text. */
function withoutMargins(from: number, to: number, tokens: Message['tokens']): number {
  const parting = tokens.findIndex(
    ({ word, onNewLine }, at) => at > from && at < to && onNewLine && closing.test(word),
  );
  const end = parting < 0 ? to : parting;
  const last = isPoint(end - 1, tokens) && tokens.some((_, at) => opensList(at, tokens)) ? end - 1 : end;
  return Math.max(from + 1, isThanks(last - 1, tokens) ? last - 2 : last);
}

/** “2.”, “b)”. */
const isPoint = (at: number, tokens: Message['tokens']): boolean =>
  /^(?:\d|[a-h])$/.test(tokens[at]?.raw ?? '') && /^[.)]$/.test(tokens[at + 1]?.raw ?? '');

function opensList(at: number, tokens: Message['tokens']): boolean {
  if (!/^[1a]$/.test(tokens[at]?.raw ?? '') || !isPoint(at, tokens)) return false;
  return at === 0 || tokens[at]?.onNewLine === true || /^[:,;]$/.test(tokens[at - 1]?.raw ?? '');
}

const isThanks = (at: number, tokens: Message['tokens']): boolean =>
  closing.test(tokens[at]?.word ?? '') && /^[.,!?]$/.test(tokens[at - 1]?.raw ?? '');
const closing = /^(?:thanks|thank|thx|cheers|best|regards|kind|sincerely|yours)$/;

/** “Tell Declan/Lorcan the gate is closed”: a second addressee is no part of the text. */
function behindPeople(from: number, { tokens, spans }: Message): number {
  const isJoint = /^(?:\/|&|,|\+|n|and)$/.test(tokens[from]?.word ?? '');
  const before = spans.some(({ kind, to }) => kind === 'person' && to === from);
  const next = spans.find(({ kind, from: at }) => kind === 'person' && at === from + 1);
  return isJoint && before && next !== undefined ? next.to : from;
}

const hesitation = /^(?:um|uh|er|erm|hm|hmm)$/;

const yes = (net: ReadingNets['start'], features: readonly string[]): number =>
  new Scoring(net, features).probabilities()[net.labels.indexOf('yes')] ?? 0;

function best(from: number, to: number, score: (at: number) => number): { at: number; share: number } {
  let [at, most, total] = [from, 0, 0];
  for (let one = from; one <= to; one += 1) {
    const value = score(one);
    total += value;
    if (value > most) [at, most] = [one, value];
  }
  return { at, share: total === 0 ? 1 : most / Math.max(total, 1e-9) };
}
