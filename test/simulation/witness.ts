// Looks on from outside while a story is played: knows what people asked for, agreed to and refused, and cries out when a system
// outside is changed in a way that this does not cover. Shares no code with the service.
import type { Action, Approval } from '../../src/core/action.ts';
import type { Call, Receipt } from '../../src/core/ports/action-gate.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { Watcher } from './clients.ts';
import { limits, type Organization } from './organization.ts';
import { actors, acme, atsPeople, type Who } from './people.ts';
import type { Entry } from './vendor.ts';
import { reactions } from './reaction-verdict.ts';
import { verdict } from './verdict.ts';
import { Violation } from './violation.ts';

/** Settings are looked at some time before what they decide on is stored. */
const decidingMs = 5 * 60_000;
/** What a process has begun when a pause comes it may end. */
const endingMs = 3 * 60_000;
const expiryToleranceMs = 2 * 60_000;

const highStakes = new Set(['reject_candidate', 'send_offer', 'withdraw_offer']);

const managers = new Map(
  atsPeople.candidates.map(({ id, job }) => [id, job === 'job-1' ? actors.manager.user : actors.other.user] as const),
);

export class Witness implements Watcher {
  /** Roots that somebody with the right to do so agreed to, in time, having seen what stands. */
  readonly consents = new Set<string>();
  /** Actions that their requester or an admin asked to take back. */
  readonly mayUndo = new Set<string>();
  violation: string | undefined;
  readonly #organization: Organization;
  readonly #asked = new Map<string, Call>();
  /** When calls were made, by their names, and approvals pressed, by what they are about. */
  readonly #begun = new Map<string, number>();
  readonly #answers = new Map<string, string>();
  readonly #needsConsent = new Map<string, boolean>();
  readonly #settings: { readonly at: number; readonly settings: Settings }[];

  constructor(organization: Organization) {
    this.#organization = organization;
    this.#settings = [{ at: 0, settings: organization.settings.settings }];
  }

  asked(call: Call): void {
    this.#asked.set(call.idem, call);
    this.#begun.set(call.idem, this.#organization.scheduler.now);
  }

  answered(call: Call, { root }: Receipt): void {
    const before = this.#answers.get(call.idem);
    // Another call's proposal that waits for the very same is no action of this one.
    if (root.idem !== call.idem) return;
    if (before !== undefined && before !== root.id) this.#cry(`${call.idem} is answered with a second action`);
    this.#answers.set(call.idem, root.id);
  }

  approving(approval: Approval, who: Who, digest: 'seen' | 'none' | 'wrong'): void {
    this.#noteSettings();
    const { user, id } = actors[who];
    const { candidate } = this.#row(approval.action);
    const isNamed = user !== undefined && (managers.get(candidate ?? '') === user || approval.approvers.includes(user));
    const isEntitled = who === 'admin' || (isNamed && who !== 'viewer');
    const now = this.#organization.clocks.business.now().getTime();
    const inTime = now < approval.createdAt.getTime() + 24 * 3_600_000 + expiryToleranceMs;
    const isOwn = approval.requestedBy === id && this.#organization.settings.settings.fourEyes;
    if (!isEntitled || !inTime || isOwn || digest === 'wrong') return;
    // What goes on when somebody presses again was begun by the first.
    if (!this.consents.has(approval.action)) this.#begun.set(approval.action, this.#organization.scheduler.now);
    this.consents.add(approval.action);
  }

  refused(approval: Approval): void {
    const row = this.#organization.ledgers.of(acme).approvalRows.get(approval.id);
    if (row?.status === 'pending') this.#cry(`${approval.id} was refused, and waits`);
  }

  undoing(fits: Parameters<Watcher['undoing']>[0]): void {
    for (const row of this.#rows()) if (fits(row)) this.mayUndo.add(row.id);
  }

  settingsChanged(): void {
    this.#noteSettings();
  }

  saw(entry: Entry): void {
    try {
      this.#look();
      if (entry.process !== undefined) this.#sawOurs(entry);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      this.#cry(error.message);
    }
  }

  /** Takes note of new rows, with what they need by the rules that hold now. */
  #look(): void {
    this.#noteSettings();
    for (const row of this.#rows())
      if (row.effect === 'write' && row.root === null && !this.#needsConsent.has(row.id))
        this.#needsConsent.set(row.id, this.#mustBeAsked(row));
  }

  #noteSettings(): void {
    const { settings } = this.#organization.settings;
    if (this.#settings.at(-1)?.settings !== settings)
      this.#settings.push({ at: this.#organization.scheduler.now, settings });
  }

  /** All that held at some time since then. */
  #settingsSince(ms: number): readonly Settings[] {
    const from = this.#organization.scheduler.now - ms;
    const last = this.#settings.findLastIndex(({ at }) => at <= from);
    return this.#settings.slice(Math.max(0, last)).map(({ settings }) => settings);
  }

  /** Ever since it was asked for or approved, or for so long that nothing begun before can still go on. */
  #isPaused(leaf: Action): boolean {
    const root = this.#row(leaf.root ?? leaf.id);
    const begun = this.#begun.get(root.id) ?? this.#begun.get(root.idem);
    const since = begun === undefined ? endingMs : Math.min(endingMs, this.#organization.scheduler.now - begun);
    return this.#settingsSince(since).every(({ paused }) => paused);
  }

  #mustBeAsked(root: Action): boolean {
    const call = this.#asked.get(root.idem);
    if (call?.provenance === 'influenced' || root.idem.startsWith('gate:edit:')) return true;
    const people = root.isGroup ? this.#membersOf(root.id).filter(({ plan }) => plan !== null).length : 1;
    return this.#settingsSince(decidingMs).every(
      ({ approvals }) =>
        approvals[root.tool] === 'ask' ||
        (highStakes.has(root.tool) && approvals[root.tool] !== 'auto') ||
        people > limits.bulkThreshold,
    );
  }

  #sawOurs({ key, phase, system, method }: Entry): void {
    const what = `${system} ${method}`;
    if (key === undefined || phase === undefined) throw new Violation(`${what} without an action`);
    const leaf = this.#row(key.replace(/:undo$/, ''));
    if (this.#isPaused(leaf)) throw new Violation(`${what} while paused`);
    if (phase !== 'undo') this.#expectConsent(leaf);
    // Automation takes back what it sent itself.
    else if (
      !this.mayUndo.has(leaf.id) &&
      !this.mayUndo.has(leaf.root ?? '') &&
      !leaf.requestedBy.startsWith('system:')
    )
      throw new Violation(`${leaf.id} is taken back by nobody who may`);
  }

  #expectConsent(leaf: Action): void {
    const root = leaf.root ?? leaf.id;
    if (this.#needsConsent.get(root) === true && !this.consents.has(root))
      throw new Violation(`${leaf.tool} ${leaf.id} without consent`);
    const approvals = [...this.#organization.ledgers.of(acme).approvalRows.values()];
    const status = approvals.findLast(({ action }) => action === root)?.status ?? 'approved';
    if (status !== 'approved') throw new Violation(`${leaf.tool} ${leaf.id}, which is ${status}`);
  }

  /** When everything has come to rest. */
  end(acknowledged: ReadonlySet<string>, synced: readonly string[]): void {
    this.#look();
    for (const [idem, id] of this.#answers)
      if (this.#organization.ledgers.of(acme).actionRows.get(id)?.idem !== idem)
        this.#cry(`${idem} was accepted and is gone`);
    const [first] = [...verdict(this.#organization), ...reactions(this.#organization, acknowledged), ...synced];
    if (first !== undefined) this.#cry(first);
  }

  #cry(violation: string): void {
    this.violation ??= violation;
  }

  #row(id: string): Action {
    const row = this.#organization.ledgers.of(acme).actionRows.get(id);
    if (row === undefined) throw new Violation(`there is no action ${id}`);
    return row;
  }

  #rows(): readonly Action[] {
    return [...this.#organization.ledgers.of(acme).actionRows.values()];
  }

  #membersOf(root: string): readonly Action[] {
    return this.#rows().filter((row) => row.root === root);
  }
}
