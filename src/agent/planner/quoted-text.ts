// The text of an order that is passed on word for word: the likeliest beginning with the likeliest end, or none.
import type { Message } from './features.ts';
import { Scoring } from './model.ts';
import type { Nets } from './nets.ts';
import type { Order } from './orders.ts';
import { endFeatures, freeFeatures, regionOf, startFeatures } from './text-features.ts';

export type Text =
  | { readonly kind: 'said'; readonly from: number; readonly to: number; readonly sure: number }
  | { readonly kind: 'free' | 'none'; readonly sure: number };

export const withText: ReadonlySet<string> = new Set(['send_message', 'add_note', 'notify_user', 'log_crm']);
const withReason = new Set(['reject_candidate', 'cancel_meeting']);
export const takesText = (tool: string): boolean => withText.has(tool) || withReason.has(tool);

export function textOf(order: Order, message: Message, nets: Nets): Text {
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
  const to = { ...found, at: withoutMargins(from.at, found.at, message.tokens) };
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

/** The figure of the next point of a list, a closing line and what stands below it are not of the text. */
function withoutMargins(from: number, to: number, tokens: Message['tokens']): number {
  const parting = tokens.findIndex(
    ({ word, onNewLine }, at) => at > from && at < to && onNewLine && closing.test(word),
  );
  const end = parting < 0 ? to : parting;
  const rawAt = (at: number) => tokens[at]?.raw ?? '';
  const isPoint = (at: number, mark: RegExp) => mark.test(rawAt(at)) && /^[.)]$/.test(rawAt(at + 1));
  const isListed = tokens.some((_, at) => isPoint(at, /^[1a]$/));
  const last = isListed && isPoint(end - 1, /^(?:\d|[a-h])$/) ? end - 1 : end;
  const thanks = closing.test(rawAt(last - 1).toLowerCase()) && /^[.,!?]$/.test(rawAt(last - 2));
  return Math.max(from + 1, thanks ? last - 2 : last);
}
const closing = /^(?:thanks|thank|thx|cheers|best|regards|kind|sincerely|yours)$/;

/** “Tell Declan/Lorcan the gate is closed”: a second addressee is no part of the text. */
function behindPeople(from: number, { tokens, spans }: Message): number {
  const isJoint = /^(?:\/|&|,|\+|n|and)$/.test(tokens[from]?.word ?? '');
  const before = spans.some(({ kind, to }) => kind === 'person' && to === from);
  const next = spans.find(({ kind, from: at }) => kind === 'person' && at === from + 1);
  return isJoint && before && next !== undefined ? next.to : from;
}

const hesitation = /^(?:um|uh|er|erm|hm|hmm)$/;

const yes = (net: Nets['start'], features: readonly string[]): number =>
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
