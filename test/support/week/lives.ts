// What happens to each of the hundred, and what must come of it by the documentation: the script of the week beside its oracle.
import { afterWorkingHours, at, end, people, type Person, worked, zone } from './world.ts';

export type Act =
  /** Somebody moves the candidate in the ATS itself. */
  | { readonly kind: 'ats'; readonly candidate: string; readonly to: string }
  | { readonly kind: 'event'; readonly event: WeekEvent }
  | { readonly kind: 'task'; readonly name: string; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'reschedule'; readonly candidate: string; readonly start: string }
  | { readonly kind: 'undo' | 'approve' | 'decline'; readonly name: string }
  | { readonly kind: 'unsubscribe' | 'click'; readonly candidate: string };

export interface WeekEvent {
  readonly event_id: string;
  readonly kind: string;
  readonly occurred_at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One thing that must come of the week. Times in milliseconds. */
export type Effect =
  | { readonly kind: 'mail'; readonly candidate: string; readonly subject: string; readonly held: number }
  | { readonly kind: 'stopped mail'; readonly candidate: string; readonly subject: string }
  | { readonly kind: 'crm'; readonly candidate: string; readonly type: string; readonly text: string }
  | { readonly kind: 'message'; readonly user: string; readonly text: string }
  | { readonly kind: 'invite'; readonly who: Person; readonly at: number }
  | { readonly kind: 'cancel'; readonly who: Person; readonly at: number }
  | { readonly kind: 'meeting'; readonly who: Person; readonly start: number; readonly status: string }
  | { readonly kind: 'tool'; readonly tool: string }
  /** A stage change through the gate, for the figures. */
  | { readonly kind: 'left'; readonly who: Person; readonly from: string; readonly to: string; readonly at: number }
  /** How the candidate stands in the ATS from then on, for the briefs. */
  | { readonly kind: 'stands'; readonly who: Person; readonly stage: string; readonly at: number }
  | { readonly kind: 'contacted'; readonly who: Person; readonly at: number };

export interface Life {
  readonly acts: { readonly at: number; readonly act: Act }[];
  readonly effects: Effect[];
}

const holdMs = 60_000;
const minuteMs = 60_000;

const news: Readonly<Record<string, (who: string) => string>> = {
  'message.received': (who) => `${who} replied. Read the message in the mailbox.`,
  'message.bounced': (who) => `A message to ${who} did not arrive. Check the address.`,
  'offer.accepted': (who) => `${who} accepted the offer.`,
  'offer.declined': (who) => `${who} declined the offer.`,
  'candidate.withdrawn': (who) => `${who} withdrew the application.`,
};

/** Writes down the life of one person. */
class Telling implements Life {
  readonly acts: { at: number; act: Act }[] = [];
  readonly effects: Effect[] = [];
  readonly who: Person;
  stage = 'Applied';
  #events = 0;

  constructor(who: Person) {
    this.who = who;
  }

  event(
    time: number,
    kind: string,
    { heard = time, ...data }: { readonly heard?: number; readonly [field: string]: unknown } = {},
  ): void {
    this.#events += 1;
    const event = {
      event_id: `${this.who.id}-${this.#events}-${kind}`,
      kind,
      occurred_at: new Date(time).toISOString(),
      data: { candidate_id: this.who.id, ...data },
    };
    this.acts.push({ at: heard, act: { kind: 'event', event } });
    this.heardBack(kind);
  }

  /** What comes back from a candidate is told to the hiring manager, for nobody else has written. */
  heardBack(kind: string): void {
    const { name, jobTitle, manager } = this.who;
    const text = news[kind]?.(`${name} (${jobTitle})`);
    if (text === undefined) return;
    this.effects.push({ kind: 'message', user: manager, text });
    this.tools('notify_user');
  }

  act(time: number, act: Act): void {
    this.acts.push({ at: time, act });
  }

  tools(...tools: string[]): void {
    for (const tool of tools) this.effects.push({ kind: 'tool', tool });
  }

  /** A message of a sequence, or of a tool, that left. */
  mail(held: number, subject: string, tool = 'send_message'): void {
    if (held >= end) return;
    this.effects.push({ kind: 'mail', candidate: this.who.id, subject, held });
    this.effects.push({ kind: 'contacted', who: this.who, at: held });
    this.tools(tool);
  }

  /** In the ATS, as somebody did it there. */
  movedInAts(time: number, to: string): string {
    const from = this.stage;
    this.stage = to;
    this.act(time, { kind: 'ats', candidate: this.who.id, to });
    this.effects.push({ kind: 'stands', who: this.who, stage: to, at: time });
    return from;
  }

  /** Moved in the ATS, reported a minute later, and told. */
  moved(time: number, to: string): number {
    const from = this.movedInAts(time, to);
    this.event(time, 'candidate.moved', { from, to, heard: time + minuteMs });
    this.told(`oved from ${from} to ${to}`, ', as sandbox reports.');
    return worked(time + minuteMs);
  }

  told(deed: string, by = '.'): void {
    this.toldOnly(deed, by);
    this.tools('log_crm', 'notify_user');
  }

  /** As it is told of a change that was undone, and of its undo: nothing of it counts as a task. */
  toldOnly(deed: string, by = '.'): void {
    const { id, name, jobTitle, manager } = this.who;
    const [start, verb] = deed.startsWith('oved') ? [`M${deed}`, `m${deed}`] : [`Was ${deed}`, `was ${deed}`];
    this.effects.push({ kind: 'crm', candidate: id, type: 'stage_change', text: `${start}${by}` });
    this.effects.push({ kind: 'message', user: manager, text: `${name} (${jobTitle}) ${verb}${by}` });
  }

  toldAtRisk(): void {
    const { id, name, jobTitle, manager } = this.who;
    const sentence = `${name} (${jobTitle}) is at risk: there was no contact for too long, as sandbox reports.`;
    const entry = 'At risk: no contact for too long, as sandbox reports.';
    this.effects.push({ kind: 'crm', candidate: id, type: 'at_risk', text: entry });
    this.effects.push({ kind: 'message', user: manager, text: sentence });
    this.tools('log_crm', 'notify_user');
  }

  /** The stage brings an interview with the hiring manager. */
  invited(time: number): void {
    this.effects.push({ kind: 'invite', who: this.who, at: time });
    this.tools('book_meeting');
  }
}

const subjects = (who: Person) => ({
  received: `We have your application: ${who.jobTitle}`,
  inReview: `Your application: ${who.jobTitle}`,
  interview: `Your interview: ${who.jobTitle}`,
  offer: `Questions about our offer: ${who.jobTitle}`,
  checkIn: `Still interested, ${who.firstName}?`,
  lastWord: `Shall we keep your application open: ${who.jobTitle}?`,
});
type Subjects = ReturnType<typeof subjects>;

const applies = (life: Telling, time: number, data: Readonly<Record<string, unknown>> = {}): number => {
  life.event(time, 'application.received', data);
  life.mail(worked(time), subjects(life.who).received);
  life.tools('start_sequence');
  return worked(time);
};

type Plot = (life: Telling, nth: number, subject: Subjects) => void;
const zones = [undefined, 'Europe/Lisbon', 'Asia/Tokyo'];

/** Applies and hears nothing more: two messages, the second after five working days where the candidate is. */
const quiet: Plot = (life, nth, { inReview }) => {
  const where = zones[nth % 3];
  const begun = applies(
    life,
    at(nth < 6 ? 6 : 9, `10:${20 + nth * 2}:00`),
    where === undefined ? {} : { time_zone: where },
  );
  life.mail(afterWorkingHours(begun, 40, where ?? zone), inReview);
};

const answers: Plot = (life, nth) => {
  applies(life, at(6, `11:0${nth}:00`));
  life.event(at(7, `02:3${nth}:00`), 'message.received');
};

/** The answer comes while the message is still held: it does not leave, and the contact is as it was. */
const answersAtOnce: Plot = (life, nth, { received }) => {
  const time = at(10, `11:0${nth}:00`);
  life.event(time, 'application.received');
  life.event(time + holdMs / 2, 'message.received');
  life.effects.push({ kind: 'stopped mail', candidate: life.who.id, subject: received });
  life.tools('start_sequence');
};

const optsOut: Plot = (life, nth) => {
  applies(life, at(6, `12:0${nth}:00`));
  life.act(at(6, `14:0${nth}:00`), { kind: 'unsubscribe', candidate: life.who.id });
  life.event(at(9, `15:0${nth}:00`), 'candidate.at_risk');
  life.toldAtRisk();
};

const bounces: Plot = (life, nth) => {
  applies(life, at(6, `12:1${nth}:00`));
  life.event(at(6, `13:1${nth}:00`), 'message.bounced');
};

const goesOn: Plot = (life, nth) => {
  applies(life, at(6, `12:2${nth}:00`));
  life.moved(at(9, `14:0${nth}:00`), 'Phone Screen');
};

/** Three messages in seven days; the fourth waits until the first is seven days of 24 hours old. */
const capped: Plot = (life, nth, { checkIn, lastWord, inReview }) => {
  const first = applies(life, at(6, `09:3${nth}:00`));
  const risk = at(9, `11:3${nth}:00`);
  life.event(risk, 'candidate.at_risk');
  life.toldAtRisk();
  life.tools('start_sequence');
  life.mail(risk, checkIn);
  life.mail(afterWorkingHours(risk, 24, zone), lastWord);
  life.mail(first + 7 * 86_400_000 + 1, inReview);
};

const interviewed: Plot = (life, nth) => {
  life.moved(at(6, `11:${30 + nth}:00`), 'Phone Screen');
  life.invited(
    life.moved(nth < 6 ? at(9, `10:${19 + nth * 2}:00`) : at(10, `13:${10 + nth * 3}:00`), 'Onsite Interview'),
  );
};

/** The second move is reported before the first: the first is known to be overtaken, and told to nobody. */
const outOfOrder: Plot = (life, nth) => {
  const [early, late] = [at(12, `09:${10 + nth}:00`), at(12, `09:${30 + nth}:00`)];
  const from = life.movedInAts(early, 'Phone Screen');
  life.movedInAts(late, 'Onsite Interview');
  const heard = at(12, `09:${45 + nth}:00`);
  life.event(late, 'candidate.moved', { from: 'Phone Screen', to: 'Onsite Interview', heard });
  life.event(early, 'candidate.moved', { from, to: 'Phone Screen', heard: heard + 60 * minuteMs });
  life.told('oved from Phone Screen to Onsite Interview', ', as sandbox reports.');
  life.invited(heard);
};

/** The interview is booked, and cancelled when the candidacy ends before it. */
const rejectedInAts: Plot = (life, nth) => {
  life.moved(at(9, `13:${10 + nth}:00`), 'Phone Screen');
  life.invited(life.moved(at(10, `14:${10 + nth * 2}:00`), 'Onsite Interview'));
  life.effects.push({ kind: 'cancel', who: life.who, at: life.moved(at(11, `11:${10 + nth}:00`), 'Rejected') });
  life.tools('cancel_meeting');
};

const hired: Plot = (life, nth) => {
  life.moved(at(6, `14:${10 + nth}:00`), 'Offer');
  life.moved(at(11, `15:${10 + nth}:00`), 'Hired');
};

/** The burst in the middle of which the process is killed. */
export const burst = at(10, '10:00:00');

const atRisk: Plot = (life, nth, { checkIn, lastWord }) => {
  life.event(burst, 'candidate.at_risk');
  life.toldAtRisk();
  life.tools('start_sequence');
  life.mail(burst, checkIn);
  if (nth < 4) life.mail(afterWorkingHours(burst, 24, zone), lastWord);
  else life.event(at(11, `13:0${nth}:00`), 'message.received');
};

const offered: Plot = (life, nth, { offer }) => {
  const time = at(9, `12:${10 + nth}:00`);
  life.event(time, 'offer.extended');
  life.tools('start_sequence');
  if (nth < 4) return life.mail(afterWorkingHours(time, 16, zone), offer);
  life.event(at(10, `15:5${nth - 4}:00`), 'offer.accepted');
  return void life.moved(at(10, `16:0${nth}:00`), 'Hired');
};

const scheduled: Plot = (life, _nth, { interview }) => {
  life.event(burst, 'interview.scheduled');
  life.tools('start_sequence');
  life.mail(burst, interview);
};

const withdraws: Plot = (life, nth) => {
  applies(life, at(6, `13:4${nth}:00`));
  life.event(at(9, `16:0${nth}:00`), 'candidate.withdrawn');
};

/** The recruiter moves them, and takes one of the moves back. */
const movedByHand: Plot = (life, nth) => {
  const time = at(10, `16:1${nth}:00`);
  const { id } = life.who;
  life.act(time, { kind: 'task', name: id, body: { action: 'move_stage', candidate: id, stage: 'Phone Screen' } });
  life.effects.push({ kind: 'stands', who: life.who, stage: 'Phone Screen', at: time });
  if (nth < 3) {
    life.told('oved from Applied to Phone Screen');
    life.effects.push({ kind: 'left', who: life.who, from: 'Applied', to: 'Phone Screen', at: time });
    life.tools('move_stage');
    return;
  }
  life.toldOnly('oved from Applied to Phone Screen');
  life.act(at(10, '16:30:00'), { kind: 'undo', name: id });
  life.effects.push({ kind: 'stands', who: life.who, stage: 'Applied', at: at(10, '16:30:00') });
  life.toldOnly('moved back from Phone Screen to Applied');
};

const rejectedByHand: Plot = (life, nth) => {
  const { id } = life.who;
  const body = { action: 'reject_candidate', candidate: id, message_template: 'not_this_time' };
  life.act(at(10, `16:4${nth}:00`), { kind: 'task', name: id, body });
  const decided = at(10, `16:5${nth}:00`);
  life.act(decided, { kind: nth === 0 ? 'approve' : 'decline', name: id });
  if (nth > 0) return;
  life.effects.push({ kind: 'stands', who: life.who, stage: 'Rejected', at: decided });
  life.effects.push({ kind: 'left', who: life.who, from: 'Applied', to: 'Rejected', at: decided });
  life.told('oved from Applied to Rejected');
  life.mail(decided, 'Your application', 'reject_candidate');
};

/** Booked by hand for Friday evening: one is taken back, one is moved by an hour. */
const bookedByHand: Plot = (life, nth) => {
  const { id, manager } = life.who;
  const [first, second] = [at(13, '18:00:00'), at(13, '19:00:00')];
  const body = { action: 'book_meeting', candidate: id, with: [manager], start: new Date(first).toISOString() };
  life.act(at(9, `09:1${nth}:00`), { kind: 'task', name: id, body });
  if (nth === 0) life.act(at(9, '09:20:00'), { kind: 'undo', name: id });
  else {
    life.act(at(9, '09:20:00'), { kind: 'reschedule', candidate: id, start: new Date(second).toISOString() });
    life.tools('book_meeting', 'reschedule_meeting');
  }
  const meeting = nth === 0 ? { start: first, status: 'cancelled' } : { start: second, status: 'confirmed' };
  life.effects.push({ kind: 'meeting', who: life.who, ...meeting });
};

/** One click in the brief: what it recommends is sent as it stands. */
const clicked: Plot = (life, nth) => {
  const time = at(11, `16:3${nth}:00`);
  life.act(time, { kind: 'click', candidate: life.who.id });
  life.mail(time, `Still with us, ${life.who.firstName}?`, 'send_followup');
};

const nothing: Plot = () => undefined;

const plots: readonly (readonly [number, Plot])[] = [
  [8, quiet],
  [6, answers],
  [2, answersAtOnce],
  [4, optsOut],
  [3, bounces],
  [3, goesOn],
  [4, capped],
  [12, interviewed],
  [12, outOfOrder],
  [6, rejectedInAts],
  [6, hired],
  [8, atRisk],
  [8, offered],
  [6, scheduled],
  [2, withdraws],
  [4, movedByHand],
  [2, rejectedByHand],
  [2, bookedByHand],
  [2, clicked],
];

function livesOf(): Telling[] {
  const lives: Telling[] = [];
  const queue = people.map((who) => new Telling(who));
  for (const [count, plot] of [...plots, [100, nothing] as const])
    for (const [nth, life] of queue.splice(0, count).entries()) {
      plot(life, nth, subjects(life.who));
      lives.push(life);
    }
  return lives;
}

export const lives: readonly Life[] = livesOf();
