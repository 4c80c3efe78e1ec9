// Which tools the words of a question are about: verbs and nouns of recruiting, as data. An order among them makes it no question alone.
import { wordSet } from '../word-set.ts';

const ofMeetings = ['book_meeting', 'reschedule_meeting', 'cancel_meeting'];
const ofLetters = ['send_message', 'send_followup'];
const moved = ['reschedule_meeting', 'reschedule_interviews'];

/** Base forms; a second word is a particle that stands somewhere behind the verb. */
const verbs: readonly (readonly [words: string, tools: readonly string[]])[] = [
  ['hire', ['send_offer', 'move_stage']],
  ['reject, refuse, dismiss, drop, turn down, let go, knock out, rule out, screen out', ['reject_candidate']],
  ['move, advance, progress, promote, bump, put through, push through, transfer', ['move_stage', ...moved]],
  ['offer', ['send_offer']],
  ['withdraw, rescind, retract, pull', ['withdraw_offer']],
  ['book, schedule, arrange, set up, plan, fix', ['book_meeting', 'schedule_interviews', ...moved]],
  ['reschedule, shift, postpone, delay, rearrange, push back, move up, bring forward', moved],
  ['cancel, call off, scrap', ['cancel_meeting', 'withdraw_offer', 'stop_sequence']],
  ['chase, nudge, follow up, remind', ['send_followup', ...ofLetters]],
  ['email, mail, write, message, text, contact, reach out', ofLetters],
  ['invite', ['invite_to_book', 'book_meeting', 'schedule_interviews']],
  ['note, jot, record', ['add_note', 'log_crm']],
  ['log', ['log_crm', 'add_note']],
  ['notify, inform, tell, ping, alert', ['notify_user', ...ofLetters]],
  ['enrol, enroll, start', ['start_sequence']],
  ['stop, pause, unenrol, unenroll', ['stop_sequence', 'set_contact_preference']],
  ['sync, synchronise, synchronize, run, import, trigger', ['run_sync']],
  ['replace, swap, substitute', ['replace_interviewer']],
  ['settle, merge', ['settle_record']],
  ['unsubscribe, opt out, opt in', ['set_contact_preference']],
];

const nouns: readonly (readonly [words: string, tools: readonly string[]])[] = [
  ['rejection, refusal', ['reject_candidate']],
  ['offer, salary, package', ['send_offer', 'withdraw_offer']],
  ['withdrawal, rescission', ['withdraw_offer']],
  ['stage, promotion, transfer', ['move_stage']],
  [
    'meeting, interview, call, chat, slot, appointment, session, debrief, screen',
    [...ofMeetings, 'schedule_interviews', 'reschedule_interviews', 'replace_interviewer', 'invite_to_book'],
  ],
  ['booking', ['book_meeting', 'schedule_interviews', 'invite_to_book']],
  ['cancellation', ['cancel_meeting']],
  ['interviewer, panel, panellist', ['replace_interviewer', 'schedule_interviews']],
  ['invitation, invite, link', ['invite_to_book', 'book_meeting', 'schedule_interviews']],
  ['note', ['add_note', 'log_crm']],
  ['crm, entry', ['log_crm']],
  ['letter', ['reject_candidate', 'send_offer', ...ofLetters]],
  ['mail, email, message, text, reminder, nudge, chaser', [...ofLetters, 'notify_user']],
  ['followup, follow, template', ['send_followup', 'send_message']],
  ['notification, ping, alert', ['notify_user']],
  ['sequence, campaign, drip, cadence', ['start_sequence', 'stop_sequence']],
  ['sync, synchronisation, synchronization, integration, import', ['run_sync', 'undo_sync']],
  ['deletion', ['carry_deletions']],
  ['duplicate, conflict', ['settle_record']],
  ['preference, unsubscription', ['set_contact_preference']],
];

const irregular: Readonly<Record<string, string>> = {
  drop: 'dropped',
  let: 'let',
  cancel: 'cancelled canceled',
  put: 'put',
  withdraw: 'withdrew withdrawn',
  plan: 'planned',
  set: 'set',
  scrap: 'scrapped',
  bring: 'brought',
  write: 'wrote written',
  log: 'logged',
  tell: 'told',
  enrol: 'enrolled',
  unenrol: 'unenrolled',
  stop: 'stopped',
  run: 'ran run',
  swap: 'swapped',
  opt: 'opted',
  send: 'sent',
  make: 'made',
  give: 'gave given',
  take: 'took taken',
  undo: 'undid undone',
  get: 'got gotten',
  go: 'went gone',
  do: 'did done',
  leave: 'left',
  say: 'said',
  hear: 'heard',
  speak: 'spoke spoken',
  choose: 'chose chosen',
  ok: 'okayed',
  lead: 'led',
};
const regular = (base: string): string =>
  base.endsWith('e') ? `${base}d` : base.replace(/([^aeiou])y$/, '$1i').concat('ed');
const pastsOf = (base: string): readonly string[] => (irregular[base] ?? regular(base)).split(' ');

interface Verb {
  readonly particle: string | undefined;
  readonly tools: readonly string[];
}

const verbsByForm = new Map<string, Verb[]>();
const deedBases = new Set<string>();
const pasts = new Set<string>('was were did had been'.split(' '));
const add = (form: string, verb: Verb) => verbsByForm.set(form, [...(verbsByForm.get(form) ?? []), verb]);
for (const [words, tools] of verbs)
  for (const [base = '', particle] of words.split(', ').map((word) => word.split(' '))) {
    deedBases.add(base);
    for (const form of [base, ...pastsOf(base), ...(base === 'hire' ? [] : [`${base.replace(/e$/, '')}ing`])])
      add(form, { particle, tools });
    for (const form of pastsOf(base)) pasts.add(form);
  }
/** Verbs that say a deed was decided, done or taken back, whatever it was. */
const general = 'send make give take undo get go do leave say hear speak choose ok lead'.split(' ');
const deciding = 'approve decline decide authorise authorize sanction veto okay agree confirm'.split(' ');
const undoing = 'undo revert reverse restore take'.split(' ');
for (const base of [...general, ...deciding, ...undoing, ...Object.keys(irregular)])
  for (const form of pastsOf(base)) pasts.add(form);

const toolsByNoun = new Map<string, readonly string[]>(
  nouns.flatMap(([words, tools]) =>
    words.split(', ').flatMap((word): [string, readonly string[]][] => [
      [word, tools],
      [`${word}s`, tools],
    ]),
  ),
);

/** “moved”, “was”, “told”: also of verbs that nothing is known about. */
export const isPast = (word: string): boolean =>
  pasts.has(word) || (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed'));
/** “reject”: what an order begins with. */
export const isDeed = (word: string): boolean => deedBases.has(word) || orders.has(word);
const orders = wordSet(
  'send make give take undo approve decline revert ask add show list find remind let get create draft cancel update mark tag keep leave go do ensure prepare generate share forward',
);

export interface Deeds {
  /** Empty: not said which. */
  readonly tools: readonly string[];
  /** Somebody's decision, or whether it still waits. */
  readonly isDecision: boolean;
  readonly isUndoing: boolean;
}

const decisionWords = new Set([
  ...deciding.flatMap((base) => [base, ...pastsOf(base)]),
  ...'approval approvals decision decisions signoff'.split(' '),
]);
const undoingWords = new Set([...undoing.flatMap((base) => pastsOf(base)), 'undo', 'revert', 'undoing']);

/** `words` in their order, without those of names; a noun narrows what a verb may mean. */
export function deedsIn(words: readonly string[]): Deeds {
  const byVerb = words.flatMap((word, at) =>
    (verbsByForm.get(word) ?? []).filter(
      ({ particle }) => particle === undefined || words.slice(at + 1).includes(particle),
    ),
  );
  // “Turned down” is told by its particle.
  const said = byVerb.some(({ particle }) => particle !== undefined)
    ? byVerb.filter(({ particle }) => particle !== undefined)
    : byVerb;
  const ofVerbs = [...new Set(said.flatMap(({ tools }) => tools))];
  const ofNouns = [
    ...new Set(words.flatMap((word, at) => (isVerdict(at, words) ? [] : (toolsByNoun.get(word) ?? [])))),
  ];
  const both = ofVerbs.filter((tool) => ofNouns.includes(tool));
  const tools = both.length > 0 ? both : ofNouns.length > 0 ? ofNouns : ofVerbs;
  return {
    tools: both.length === 0 && ofNouns.length === 0 ? withoutMeetings(tools) : tools,
    isDecision: words.some(
      (word, at) =>
        decisionWords.has(word) || isVerdict(at, words) || (/^sign(?:ed)?$/.test(word) && words.includes('off')),
    ),
    isUndoing: words.some((word) => undoingWords.has(word)),
  };
}

/** “Made the call” is no telephone. */
const isVerdict = (at: number, words: readonly string[]): boolean =>
  words[at] === 'call' && /^(?:made|make)$/.test(words[at - 2] ?? '');

/** “Moved” without a meeting is a stage. */
const withoutMeetings = (tools: readonly string[]): readonly string[] =>
  tools.includes('move_stage') ? tools.filter((tool) => !moved.includes(tool)) : tools;

/** “… and then reject him”, “…, could you let her know?”, “if so, move her”: in any clause behind the first. */
export function hasOrder(masks: readonly string[]): boolean {
  return masks.some((mask, at) => {
    if (mask === 'if' && /^(?:so|not|yes|no)$/.test(masks[at + 1] ?? '')) return true;
    if (at === 0 || !orderJoints.has(mask)) return false;
    const rest = masks.slice(at + 1);
    const verb = rest.findIndex((one) => !between.has(one));
    const next = rest[verb] ?? '';
    const isAsked = mask.startsWith('pl') || rest.slice(0, verb).some((one) => asked.test(one));
    return isDeed(next) && (isAsked || !isPast(next) || next === 'let');
  });
}

const orderJoints = wordSet('and then so , but : - – — please pls plz');
const between = wordSet('then please pls also just , and can could would will you u');
const asked = /^(?:then|please|pls|you|u)$/;
