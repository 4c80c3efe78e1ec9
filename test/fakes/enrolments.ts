// Who is in which sequence, in memory and whole: the same states, compare-and-set and promises as in the database.
import type { Clocks } from '../../src/core/clock.ts';
import type { CandidateId, MeetingId, TenantId } from '../../src/core/ids.ts';
import { type Contact, type Enrolments, type SentStep, stepJob } from '../../src/core/ports/enrolments.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Enrolment } from '../../src/core/sequence.ts';

interface Promises {
  readonly tenant: TenantId;
  readonly clocks: Clocks;
  readonly outbox: Outbox;
}

const nothing: Contact = { optedOutAt: null, bouncedAt: null, timeZone: null };

export class FakeEnrolments implements Enrolments {
  readonly rows = new Map<string, Enrolment>();
  readonly messages: SentStep[] = [];
  readonly contacts = new Map<CandidateId, Contact>();
  readonly #promises: Promises | undefined;

  /** Without an outbox nothing is promised: the test runs steps itself. */
  constructor(promises?: Promises) {
    this.#promises = promises;
  }

  async start(enrolment: Enrolment): Promise<Enrolment> {
    const known = await this.byKey(enrolment.key);
    if (known !== undefined) return known;
    this.#refuseTwice(enrolment);
    return this.#put(enrolment);
  }

  async find(id: string): Promise<Enrolment | undefined> {
    return this.rows.get(id);
  }

  async byKey(key: string): Promise<Enrolment | undefined> {
    return [...this.rows.values()].find((row) => row.key === key);
  }

  async running(candidate: CandidateId): Promise<readonly Enrolment[]> {
    const rows = [...this.rows.values()].filter((row) => row.candidate === candidate && row.status === 'running');
    return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async onMeetings(limit: number): Promise<readonly Enrolment[]> {
    return [...this.rows.values()]
      .filter((row) => row.status === 'running' && row.meeting !== null)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async ofMeeting(meeting: MeetingId): Promise<readonly Enrolment[]> {
    return [...this.rows.values()].filter((row) => row.meeting === meeting).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  async list({ sequence, limit, before }: Parameters<Enrolments['list']>[0]): Promise<readonly Enrolment[]> {
    return [...this.rows.values()]
      .filter((row) => row.sequence === sequence && (before === undefined || row.id < before))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  async advance({ id, from, to, dueAt, meeting }: Parameters<Enrolments['advance']>[0]): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status !== 'running' || row.step !== from) return false;
    const times = meeting === undefined ? {} : { meetingStart: meeting.start, meetingEnd: meeting.end };
    await this.#put({ ...row, ...times, step: to, dueAt, status: dueAt === null ? 'done' : 'running' });
    return true;
  }

  async stop({ id, because }: Parameters<Enrolments['stop']>[0]): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status !== 'running') return false;
    this.rows.set(id, { ...row, status: 'stopped', because });
    return true;
  }

  async resume({ id, because }: Parameters<Enrolments['resume']>[0]): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.status !== 'stopped' || row.because !== because) return false;
    this.#refuseTwice(row);
    await this.#put({ ...row, status: 'running', because: null });
    return true;
  }

  async noteSent(sent: SentStep): Promise<void> {
    const isNoted = this.messages.some(
      (one) => one.enrolment === sent.enrolment && one.step === sent.step && one.occasion === sent.occasion,
    );
    if (!isNoted) this.messages.push(sent);
  }

  async sent(enrolment: string): Promise<readonly SentStep[]> {
    return this.messages.filter((one) => one.enrolment === enrolment).toSorted((a, b) => a.step - b.step);
  }

  async sentSince(candidate: CandidateId, since: Date): Promise<readonly Date[]> {
    const times = this.messages.filter((one) => one.candidate === candidate && one.at > since).map(({ at }) => at);
    return times.toSorted((a, b) => a.getTime() - b.getTime());
  }

  async contact(candidate: CandidateId): Promise<Contact> {
    return this.contacts.get(candidate) ?? nothing;
  }

  async noteContact(candidate: CandidateId, given: Partial<Contact>): Promise<void> {
    const before = await this.contact(candidate);
    this.contacts.set(candidate, {
      optedOutAt: before.optedOutAt ?? given.optedOutAt ?? null,
      bouncedAt: given.bouncedAt ?? before.bouncedAt,
      timeZone: given.timeZone ?? before.timeZone,
    });
  }

  #refuseTwice({ sequence, candidate, meeting }: Enrolment): void {
    const isRunning = [...this.rows.values()].some(
      (row) =>
        row.sequence === sequence && row.candidate === candidate && row.meeting === meeting && row.status === 'running',
    );
    if (isRunning) throw new Problem('conflict', 'That sequence runs for this candidate already.');
  }

  /** The step is business time, the promise real time. */
  async #put(row: Enrolment): Promise<Enrolment> {
    this.rows.set(row.id, row);
    if (this.#promises === undefined || row.dueAt === null) return row;
    const { tenant, clocks, outbox } = this.#promises;
    const wait = Math.max(0, row.dueAt.getTime() - clocks.business.now().getTime());
    const due = new Date(clocks.real.now().getTime() + wait);
    await outbox.promise({ tenant, name: stepJob, data: { enrolment: row.id }, due });
    return row;
  }
}
