// Labels that words give: tools that the nets have not learned, each a variant of one that they have.
import type { Message } from './features.ts';
import { goesOn, nothing } from './orders.ts';
import { wordSet } from './word-set.ts';

interface SaidLabel {
  /** The tool whose nets weigh spans, text and confidence, and the variant by which its slots are filled. */
  readonly label: string;
  /** What it becomes; absent: the tool of the label. */
  readonly tool?: string;
  /** Over the words of the message from the beginning of a clause, people as `<c>`, `<u>` or `<cu>`. */
  readonly said: RegExp;
  /** How many colleagues have to be named. */
  readonly users?: number;
  /** The clause before it only tells why. */
  readonly isTold?: true;
}

const whom = '(?: (?:<cu?>|him|her|them))';
const farReach = '(?:(?!<template>|<quote>| [.?!;] ).)*';
const reach = `${farReach}?`;
const start = '^(?:(?:please|pls|can|could|would|you|and|then|so|also|just|hey|hi|,) )*';
const sends = '(?:send|give|share|email|mail|invite|let|ask|offer)';
const link =
  '(?:(?:booking|scheduling|calendar) links?|link .*(?:pick|choose|select|book|schedule)|(?:his|her|their) own (?:time|slot))\\b';
const somebody = '(?:some(?:body|one) else|another interviewer|a (?:replacement|substitute|stand-?in))';
const all = "(?: (?:all|every|both)\\b| <cu?> 's (?:whole|entire))";

const saidLabels: readonly SaidLabel[] = [
  // “Send Ana a link so she can pick her own time”
  {
    label: 'book_meeting/invite',
    tool: 'invite_to_book',
    said: new RegExp(`${start}${sends}${whom}${reach}${link}`),
  },
  {
    label: 'book_meeting/invite',
    tool: 'invite_to_book',
    said: new RegExp(`${start}(?:invite|let|ask|have)${whom}(?: to)? (?:pick|choose|select|book|schedule)\\b`),
  },
  // “45 minutes each with Ruth, Owen and Carla back to back”
  {
    label: 'book_meeting/each',
    tool: 'schedule_interviews',
    said: new RegExp(
      `${start}(?:schedule|book|set up|arrange|organi[sz]e|plan)\\b${farReach}(?:each|apiece|back[- ]to[- ]back|in a row|interviews|loop)\\b`,
    ),
    users: 2,
  },
  // “Dana declined, find somebody else”
  {
    label: 'reschedule_meeting/replace',
    tool: 'replace_interviewer',
    said: new RegExp(`${start}(?:(?:replace|substitute) (?:<u>|<cu>)|(?:find|get|need)(?: us| me)? ${somebody})`),
    users: 1,
    isTold: true,
  },
  // “Book a room for the interview with Ana”
  {
    label: 'reschedule_meeting/room',
    tool: 'book_room',
    said: new RegExp(
      `${start}(?:book|reserve|find|get|take|i need|we need)(?: me| us)? (?:(?:a|any|another|the) (?:(?!<)\\S+ ){0,2})?room(?: \\w{1,2})?(?: for\\b|$)`,
    ),
  },
  // “Move all of Ana’s interviews to Thursday”
  {
    label: 'reschedule_meeting/all',
    tool: 'reschedule_interviews',
    said: new RegExp(`${start}(?:move|reschedule|push|shift)${all}${reach}interviews\\b`),
  },
  {
    label: 'cancel_meeting/all',
    tool: 'cancel_interviews',
    said: new RegExp(`${start}(?:cancel|drop|scrap|call off)${all}${reach}interviews\\b`),
  },
  // “Chase the scorecards for Ana”
  {
    label: 'stop_sequence/feedback',
    tool: 'request_feedback',
    said: new RegExp(
      `${start}(?:remind|chase|ask|nudge|ping|request)\\b(?! <c>)${reach}(?:feedback|scorecards?) (?:on|for|about|of)${whom}`,
    ),
  },
  // “Make Ana an offer”, whatever stage she is in
  { label: 'send_offer', said: new RegExp(`${start}(?:make|send|give|extend)${whom} an offer(?: please| now)?$`) },
  {
    label: 'start_sequence',
    said: new RegExp(`${start}(?:add|put|enrol|enroll)${whom} (?:to|on|onto|in|into) ${reach}sequence\\b`),
  },
  // “Hire Ana”: hired already, or an offer? It is only offered.
  { label: 'move_stage/hired', said: new RegExp(`${start}hire${whom}(?: now)?$`) },
  // “Ana didn't show up”
  {
    label: 'start_sequence/no-show',
    said: new RegExp(
      `${start}<cu?>(?: was| is| has)?(?: a)? (?:no - show|(?:didn't|did not|never) (?:show|turn) up)(?: for .*| today| yesterday)?$`,
    ),
  },
  // “Ana agreed to get text messages”
  {
    label: 'stop_sequence/consent',
    tool: 'set_text_consent',
    said: new RegExp(
      `${start}<cu?> (?:has |have )?(?:agreed|consented|opted in|said yes|is ok) (?:to|with) ${reach}texts?\\b`,
    ),
  },
  // “Text Ana that we are running late”
  {
    label: 'send_message/text',
    tool: 'send_text',
    said: new RegExp(`${start}(?:(?:text|sms)${whom}|send${whom} (?:a|an) (?:text|sms)\\b)`),
  },
];

interface LabelMatch {
  readonly label: string;
  /** The token where its words end. */
  readonly end: number;
}

/** Of each clause the label that words give, or none. */
export function saidLabelsOf(message: Message): readonly (string | undefined)[] {
  const labels: (string | undefined)[] = [];
  let last: LabelMatch | undefined;
  for (const [place, { from }] of message.clauses.entries()) {
    const said = last !== undefined && from < last.end ? { label: goesOn, end: last.end } : saidLabel(message, place);
    const isTold = saidLabels.some((one) => one.label === said?.label && one.isTold);
    if (isTold && place > 0) labels[place - 1] ??= nothing;
    labels.push(said?.label);
    last = said;
  }
  return labels;
}

function saidLabel(message: Message, place: number): LabelMatch | undefined {
  const from = message.clauses[place]?.from ?? 0;
  const words = wordsFrom(from, message);
  const said = words.flatMap(({ word }) => word ?? []).join(' ');
  // At several hours it is several bookings.
  const isAtHours = message.spans.filter((span) => span.kind === 'time' && span.when.says.time).length > 1;
  const users = isAtHours ? 1 : message.spans.filter((span) => span.kind === 'person' && span.users.length > 0).length;
  for (const { label, said: pattern, users: least = 0 } of saidLabels) {
    const found = users < least ? undefined : pattern.exec(said)?.[0];
    if (found !== undefined)
      return { label, end: words.filter(({ word }) => word !== undefined)[found.split(' ').length - 1]?.end ?? from };
  }
  return undefined;
}

/** People, templates and quotations as their kind; every other word as it is, whatever else is called so. */
function wordsFrom(from: number, { tokens, masks, spans }: Message) {
  const whole = spans.filter(({ kind }) => kind === 'person' || kind === 'template');
  return tokens.slice(from, from + farthest).map(({ word }, place) => {
    const [at, mask] = [from + place, masks[from + place]];
    const isKind = mask !== undefined && kinds.has(mask);
    const isInside = mask === undefined && whole.some((span) => span.from < at && at < span.to);
    return { word: isKind ? mask : isInside ? undefined : word, end: at + 1 };
  });
}
const kinds = wordSet('<c> <u> <cu> <template> <quote>');
const farthest = 40;

/** The label of a tool that is asked about. */
export const labelOf = (tool: string): string => saidLabels.find((one) => one.tool === tool)?.label ?? tool;
