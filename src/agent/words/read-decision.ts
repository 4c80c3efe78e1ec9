// Reads whether a message, as a whole, plainly decides on one thing that waits. Strict on purpose: whatever is not read here is no
// decision, and a planner, which can decide nothing, answers it. No model has a part in this.

/** Which of the things that were shown is meant. */
export type Target =
  | { readonly by: 'only' }
  /** The place in the list that was shown last; -1 is the last one. */
  | { readonly by: 'place'; readonly place: number }
  | { readonly by: 'name'; readonly tools: readonly string[] | undefined; readonly names: readonly string[] };

export interface SaidDecision {
  readonly decision: 'approve' | 'decline';
  readonly target: Target;
  readonly reason: string | null;
  /** “Go ahead”: decides only on what the last answer left waiting. */
  readonly isLoose: boolean;
}

const longest = 300;
/** Questions, quotations, several lines, conditions, negations, second thoughts and further orders decide nothing. */
const unclear =
  /[?¿"“”„«»\n]|(?:^|[^\p{L}])(?:not|never|\p{L}+n't|dont|cant|wont|didnt|doesnt|isnt|shouldnt|cannot|without|if|unless|until|when|once|after|before|except|only|but|or|and|also|instead|both|every\p{L}*|others?|another|maybe|perhaps|later|tomorrow|yet|almost|nearly|would|could|should|might|wish|want|whether|tell|ask|remind|says?|said)(?:$|[^\p{L}])/iu;

const politeness = 'please|pls|plz|thanks|thank you|thx|ta|cheers';
const assent = `(?:yes|yep|yeah|yup|ya|ok|okay|sure|fine|good|great|perfect|right|alright|all right)(?: then)?|absolutely|definitely|${politeness}`;
const dissent = 'no|nope|wait|stop|hold on|hang on|sorry|actually|hm+|hmm+';
const end = `(?:[\\s,.!]+(?:${politeness}|now))*[\\s.!]*$`;

const nouns: Readonly<Record<string, readonly string[] | undefined>> = {
  offer: ['send_offer'],
  withdrawal: ['withdraw_offer'],
  rejection: ['reject_candidate'],
  message: ['send_message', 'send_text'],
  email: ['send_message'],
  'e-mail': ['send_message'],
  mail: ['send_message'],
  letter: ['send_message', 'send_offer', 'reject_candidate'],
  text: ['send_text'],
  'follow-up': ['send_followup'],
  followup: ['send_followup'],
  'follow up': ['send_followup'],
  move: ['move_stage'],
  meeting: ['book_meeting', 'reschedule_meeting', 'cancel_meeting'],
  note: ['add_note'],
  deletion: ['carry_deletions'],
  deletions: ['carry_deletions'],
  request: undefined,
  approval: undefined,
  proposal: undefined,
  action: undefined,
};
const noun = Object.keys(nouns)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const name = "[\\p{L}][\\p{L}.'’-]*?(?: [\\p{L}][\\p{L}.'’-]*?){0,3}?";
const places: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: -1,
};

const target = [
  '(?<only>it|this|that|this one|that one|the above|(?:the|this|that|my) (?:request|approval|proposal|one))',
  '(?:the )?(?<ordinal>first|second|third|fourth|fifth|last)(?: one)?',
  '(?:the )?(?:number |no\\.? ?|nr\\.? ?|#)?(?<number>[1-9]\\d?)',
  `(?:the|this|that|my) (?<noun>${noun})(?: (?:to|for|of|about) (?<whom>${name}))?`,
  `(?<owner>${name})['’]s?(?: (?<owned>${noun}))?`,
].join('|');
const approvable = `${target}|(?<bare>${name})`;

const approves = new RegExp(
  `^(?:(?:${assent})[\\s,.!]+)*(?:(?:i|we) )?(?:(?:do|hereby|herewith|now) )*(?:approve|sign off(?: on)?)(?: (?:of )?(?:${approvable}))?${end}`,
  'iu',
);
const isApproved = new RegExp(
  `^(?:(?:${assent})[\\s,.!]+)*(?:(?:${target}) (?:is|are) (?:hereby |herewith )?)?approved${end}`,
  'iu',
);
const declines = new RegExp(
  `^(?:(?:${assent}|${dissent})[\\s,.!]+)*(?:(?:i|we) )?(?:(?:do|hereby|herewith|now) )*(?:decline|deny|veto)(?: (?:${target}))?${end}`,
  'iu',
);
const isDeclined = new RegExp(`^(?:(?:${assent}|${dissent})[\\s,.!]+)*declined${end}`, 'iu');
const goesAhead = new RegExp(
  `^(?:(?:${assent})[\\s,.!]+)*(?:go ahead|go for it|do it|send it|ok to send|ok to go)${end}`,
  'iu',
);
const takesBack = new RegExp(
  `^(?:(?:${assent}|${dissent})[\\s,.!]+)*(?:withdraw|reject) (?:it|that|this|(?:the|that|this|my) (?:request|proposal))${end}`,
  'iu',
);

/** “Decline it: too expensive”, “decline that one, I misread”. What stands behind the verdict is for people to read, and may hold no order. */
const withReason =
  /^(?<verdict>[^:;–—]{3,120})(?:\s*[:;]\s+|\s+[-–—]+\s+|,?\s+because\s+|,\s+(?=(?:i|we|he|she|it|they|that|this|too|as|since)\b))(?<reason>\S[^\n]{1,300})$/iu;
const orderInside =
  /(?:^|[^\p{L}])(?:and|then|instead|also|rather|please|make|send|move|book|offer|reject|approve|tell|ask|email|mail|text|write|schedule|cancel|note|add|change|use|put|set)(?:$|[^\p{L}])|[?\n]|[.!]\s+\S/iu;

/** Undefined: the message decides nothing. */
export function readDecision(message: string): SaidDecision | undefined {
  const text = plain(message);
  if (text === '' || text.length > longest) return undefined;
  if (!unclear.test(text)) {
    const read = verdictIn(text);
    if (read !== undefined) return read;
  }
  return explained(text);
}

/** Only a refusal is explained; behind an approval it may be a condition. */
function explained(text: string): SaidDecision | undefined {
  const { verdict = '', reason = '' } = withReason.exec(text)?.groups ?? {};
  if (verdict === '' || unclear.test(verdict) || orderInside.test(reason)) return undefined;
  const read = verdictIn(verdict.trim());
  return read?.decision === 'decline' ? { ...read, reason: reason.trim() } : undefined;
}

const plain = (message: string): string =>
  message
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/[👍✅]/gu, ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .replace(/^(?:(?:yes|ok|okay|please)[, ]+)?go ahead(?: and |, )(?=approve|decline)/iu, '')
    .trim();

function verdictIn(text: string): SaidDecision | undefined {
  const approval = approves.exec(text) ?? isApproved.exec(text);
  if (approval !== null) return decided('approve', approval.groups);
  const refusal = declines.exec(text) ?? isDeclined.exec(text);
  if (refusal !== null) return decided('decline', refusal.groups);
  const loose = { target: { by: 'only' }, reason: null, isLoose: true } as const;
  if (goesAhead.test(text)) return { decision: 'approve', ...loose };
  return takesBack.test(text) ? { decision: 'decline', ...loose } : undefined;
}

function decided(decision: SaidDecision['decision'], said: MatchGroups = {}): SaidDecision | undefined {
  const meant = targetIn(said);
  if (meant.by === 'name' && meant.names.some((word) => noName.has(word.toLowerCase()))) return undefined;
  return { decision, target: meant, reason: null, isLoose: false };
}

/** What may stand where a name would, and is none. */
const noName = new Set(
  'a all an any as because each first for from her him his in it its me mine my no none of on one ones rest same since some that the their them then there these they this those three to two us we with you your candidate candidates person people'.split(
    ' ',
  ),
);
type MatchGroups = Readonly<Record<string, string | undefined>>;

function targetIn(said: MatchGroups): Target {
  const { ordinal, number, noun: thing, whom, owner, owned, bare } = said;
  if (ordinal !== undefined) return { by: 'place', place: places[ordinal.toLowerCase()] ?? 0 };
  if (number !== undefined) return { by: 'place', place: Number(number) };
  const named = whom ?? owner ?? bare;
  const kind = (thing ?? owned)?.toLowerCase();
  if (named === undefined && kind === undefined) return { by: 'only' };
  return {
    by: 'name',
    tools: kind === undefined ? undefined : nouns[kind],
    names: (named ?? '').split(/[\s.]+/u).filter((word) => word !== ''),
  };
}
