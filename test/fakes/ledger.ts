// The ledger in memory, whole: every rule of the port holds here as it does on PostgreSQL.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Action, type ActionStatus, Approval, mayStep } from '../../src/core/action.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { DomainEvent } from '../../src/core/events.ts';
import type { ActionId, ActorId, TenantId } from '../../src/core/ids.ts';
import { letterIn } from '../../src/core/planned-letter.ts';
import { messageTo, messageTools } from '../../src/core/planned-message.ts';
import type {
  ActionQuery,
  Decision,
  DecisionResult,
  Ledger,
  LedgerSweep,
  Letters,
  MessageCap,
  RepeatedCall,
  Step,
  Twin,
} from '../../src/core/ports/ledger.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { subjectOfAction } from '../../src/core/ports/troubles.ts';
import { Problem } from '../../src/core/problem.ts';
import { FakeTroubles } from './troubles.ts';

export interface FakeLedgers {
  readonly of: Of<FakeLedger>;
  readonly sweep: LedgerSweep;
}

export function createFakeLedgers(clock: Clock, troubles = new FakeTroubles()): FakeLedgers {
  const ledgers = new Map<TenantId, FakeLedger>();
  const of = (tenant: TenantId): FakeLedger => {
    const ledger = ledgers.get(tenant) ?? new FakeLedger(clock, troubles);
    ledgers.set(tenant, ledger);
    return ledger;
  };
  const sweep: LedgerSweep = {
    async unfinished(leaseEndedBy) {
      return [...ledgers].flatMap(([tenant, ledger]) =>
        ledger.unfinished(leaseEndedBy).map((action) => ({ tenant, action })),
      );
    },
    async overdue(at) {
      return [...ledgers].flatMap(([tenant, ledger]) =>
        [...ledger.approvalRows.values()]
          .filter((approval) => approval.status === 'pending' && approval.expiresAt <= at)
          .map((approval) => ({ tenant, approval: approval.id })),
      );
    },
    async overdueDrafts(at) {
      return [...ledgers].flatMap(([tenant, ledger]) =>
        [...ledger.actionRows.values()]
          .filter(({ status, draft }) => status === 'draft' && draft !== null && new Date(draft.expiresAt) <= at)
          .map(({ id }) => ({ tenant, action: id })),
      );
    },
  };
  return { of, sweep };
}

interface AuditRecord {
  readonly actor: ActorId;
  readonly event: string;
  readonly subject: string;
  readonly hash: string;
}

const present = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Problem('not_found', `There is no such ${what}.`);
  return value;
};

const statusAfter = {
  approved: 'approved',
  rejected: 'rejected',
  expired: 'expired',
  superseded: 'rejected',
} as const satisfies Record<Decision['status'], ActionStatus>;

export class FakeLedger implements Ledger {
  /** In the order in which they were written. */
  readonly actionRows = new Map<string, Action>();
  readonly approvalRows = new Map<string, Approval>();
  readonly events: DomainEvent[] = [];
  /** The same with the action that caused each. */
  readonly caused: { readonly cause: ActionId; readonly event: DomainEvent }[] = [];
  readonly audit: AuditRecord[] = [];
  readonly repeated: RepeatedCall[] = [];
  readonly #clock: Clock;
  readonly #troubles: FakeTroubles;

  constructor(clock: Clock, troubles = new FakeTroubles()) {
    this.#clock = clock;
    this.#troubles = troubles;
  }

  async open({ root, members, approval, cap, twin }: Parameters<Ledger['open']>[0]): ReturnType<Ledger['open']> {
    const standing = this.#byIdem(root.idem);
    if (standing !== undefined) return { created: false, root: standing };
    const sent = this.#sentOver(cap);
    if (sent !== undefined) return { created: false, root, sent };
    const waiting = twin === undefined ? undefined : this.#waiting({ root, approval, twin });
    if (waiting !== undefined) return { created: false, root: this.#repeat(root, waiting), waits: true };
    for (const action of [root, ...members]) {
      this.actionRows.set(action.id, Action.parse(action));
      this.#record(action.requestedBy, `action.${action.status}`, action.id);
    }
    if (approval !== undefined) {
      this.approvalRows.set(approval.id, Approval.parse(approval));
      this.#record(approval.requestedBy, 'approval.pending', approval.id);
    }
    return { created: true, root: await this.action(root.id) };
  }

  /** As at the start of the only process: what the last one had in hand is nobody's now. */
  freeLeases(): void {
    for (const action of this.actionRows.values())
      if (action.leaseUntil !== null) this.actionRows.set(action.id, { ...action, leaseUntil: null });
  }

  #waiting({ root, approval, twin }: { root: Action; approval: Approval | undefined; twin: Twin }): Action | undefined {
    const isSame = ({ digest, policyVersion }: Action) => digest === twin.digestAt(policyVersion);
    const actions = [...this.actionRows.values()].filter((one) => one.root === null && one.tool === root.tool);
    if (approval === undefined)
      return actions.find((one) => one.status === 'draft' && one.requestedBy === root.requestedBy && isSame(one));
    const asked = [...this.approvalRows.values()].filter(
      ({ status, expiresAt, approvers }) =>
        status === 'pending' &&
        expiresAt > twin.now &&
        isDeepStrictEqual(new Set(approvers), new Set(approval.approvers)),
    );
    return actions.find(
      (one) => one.status === 'pending_approval' && isSame(one) && asked.some(({ action }) => action === one.id),
    );
  }

  #repeat({ idem, requestedBy, createdAt: at, status }: Action, waiting: Action): Action {
    this.repeated.push({ action: waiting.id, idem, requestedBy, at });
    const approval = [...this.approvalRows.values()].findLast(({ action }) => action === waiting.id);
    if (status === 'draft') this.#record(requestedBy, 'action.repeated', waiting.id);
    else this.#record(requestedBy, 'approval.repeated', approval?.id ?? '');
    return waiting;
  }

  async repeatedCalls(roots: readonly ActionId[]): Promise<readonly RepeatedCall[]> {
    return this.repeated.filter(({ action }) => roots.includes(action));
  }

  async step(step: Step): Promise<Action | undefined> {
    for (const from of step.from)
      if (!mayStep(from, step.to)) throw new Error(`no action may step from ${from} to ${step.to}`);
    const action = this.actionRows.get(step.action);
    if (action === undefined || !isFree(action, step) || this.#sentOver(step.cap) !== undefined) return undefined;
    const stepped = this.#write({ ...action, ...step.set, status: step.to });
    this.#tell(step);
    void this.#note(step);
    this.#record(step.by, `action.${step.to}`, step.action);
    this.#takeMembersAlong(step);
    if (step.approval !== undefined) this.#wait(step.approval, step.by);
    return stepped;
  }

  #tell({ action: cause, events = [] }: Step): void {
    this.events.push(...events);
    this.caused.push(...events.map((event) => ({ cause, event })));
  }

  async #note({ action, trouble }: Step): Promise<void> {
    const subject = subjectOfAction(action);
    if (trouble?.kind === 'given_up') await this.#troubles.givenUp({ subject, code: trouble.code, at: trouble.at });
    if (trouble?.kind === 'settled') await this.#troubles.settled(subject);
  }

  #takeMembersAlong({ action, from, to, by }: Step): void {
    if (!from.includes('draft') || to === 'draft') return;
    for (const member of this.#membersOf(action).filter(({ status }) => status === 'draft')) {
      this.#write({ ...member, status: to });
      this.#record(by, `action.${to}`, member.id);
    }
  }

  async decide(decision: Decision): Promise<DecisionResult> {
    const approval = present(this.approvalRows.get(decision.approval), 'approval');
    const action = present(this.actionRows.get(approval.action), 'action');
    const obstacle = obstacleTo(decision, { approval, action });
    if (obstacle !== undefined) return { kind: obstacle, approval };
    const { status, by, at, reason, act, supersededBy = null } = decision;
    const decided = { ...approval, status, decidedBy: by, decidedAt: at, reason, act, supersededBy };
    this.approvalRows.set(approval.id, Approval.parse(decided));
    this.#record(by, `approval.${status}`, approval.id);
    for (const waiting of [action, ...this.#membersOf(action.id)])
      if (waiting.status === 'pending_approval') {
        this.#write({ ...waiting, status: statusAfter[status] });
        this.#record(by, `action.${statusAfter[status]}`, waiting.id);
      }
    return { kind: 'decided', approval: decided, action: this.actionRows.get(action.id) ?? action };
  }

  async renew({ action: id, attempt, until, putOff }: Parameters<Ledger['renew']>[0]): Promise<boolean> {
    const action = this.actionRows.get(id);
    const isAtWork = action?.status === 'executing' || action?.status === 'undoing';
    if (action === undefined || !isAtWork || action.attempt !== attempt) return false;
    this.#write({ ...action, leaseUntil: until });
    const back = putOff === undefined ? undefined : this.actionRows.get(putOff);
    if (back !== undefined) this.#write({ ...back, claims: 0 });
    return true;
  }

  async action(id: ActionId): Promise<Action> {
    return present(this.actionRows.get(id), 'action');
  }

  async actionsById(ids: readonly ActionId[]): Promise<readonly Action[]> {
    return [...this.actionRows.values()].filter(({ id }) => ids.includes(id));
  }

  async actionByIdem(idem: string): Promise<Action | undefined> {
    return this.#byIdem(idem);
  }

  async task(id: Action['task']): Promise<readonly Action[]> {
    const lines = [...this.actionRows.values()].filter(({ task }) => task === id);
    present(lines[0], 'task');
    return lines.toSorted((a, b) => Number(a.root !== null) - Number(b.root !== null) || a.position - b.position);
  }

  async members(root: ActionId): Promise<readonly Action[]> {
    await this.action(root);
    return this.#membersOf(root);
  }

  async letters(roots: readonly ActionId[], most: number): Promise<ReadonlyMap<ActionId, Letters>> {
    return new Map(
      roots.flatMap((root): [ActionId, Letters][] => {
        const call = this.actionRows.get(root);
        const lines = call === undefined ? [] : call.isGroup ? this.#membersOf(root) : [call];
        const writing = lines.filter(({ plan }) => letterIn(plan) !== undefined);
        return writing.length === 0 ? [] : [[root, { lines: writing.slice(0, most), letters: writing.length }]];
      }),
    );
  }

  async actions(query: ActionQuery): Promise<readonly Action[]> {
    const found = [...this.actionRows.values()].filter((action) => fits(action, query));
    const timeOf = ({ createdAt, executedAt }: Action) =>
      (query.executed === undefined ? createdAt : (executedAt ?? createdAt)).getTime();
    return page(
      found.toReversed().toSorted((a, b) => timeOf(b) - timeOf(a)),
      query,
    );
  }

  async approval(id: Approval['id']): Promise<Approval> {
    return present(this.approvalRows.get(id), 'approval');
  }

  async approvalOf(action: ActionId): Promise<Approval | undefined> {
    return [...this.approvalRows.values()].findLast((approval) => approval.action === action);
  }

  async approvalsOf(actions: readonly ActionId[]): Promise<ReadonlyMap<ActionId, Approval>> {
    const found = [...this.approvalRows.values()].filter(({ action }) => actions.includes(action));
    return new Map(found.map((approval) => [approval.action, approval]));
  }

  async approvals(query: Parameters<Ledger['approvals']>[0]): Promise<readonly Approval[]> {
    const found = [...this.approvalRows.values()].filter(({ status }) => status === query.status);
    const newestFirst = found.toReversed().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return page(newestFirst, query);
  }

  async messagesSince(actor: ActorId, since: Date): Promise<number> {
    return this.#messagesSince(actor, since);
  }

  #sentOver(cap: MessageCap | undefined): number | undefined {
    const sent = cap === undefined ? 0 : this.#messagesSince(cap.actor, cap.since);
    return sent > (cap?.most ?? 0) ? sent : undefined;
  }

  #messagesSince(actor: ActorId, since: Date): number {
    return [...this.actionRows.values()]
      .filter(({ requestedBy, isGroup, status }) => requestedBy === actor && !isGroup && status !== 'undone')
      .filter(({ executedAt, createdAt }) => (executedAt ?? createdAt) >= since)
      .reduce((sum, { contacted }) => sum + contacted.length, 0);
  }

  async verifyAudit(): Promise<{ records: number; brokenAt: number | null }> {
    let previous = '';
    const broken = this.audit.findIndex(({ actor, event, subject, hash }) => {
      previous = chained(previous, [actor, event, subject]);
      return previous !== hash;
    });
    return { records: this.audit.length, brokenAt: broken === -1 ? null : broken + 1 };
  }

  unfinished(leaseEndedBy: Date): readonly ActionId[] {
    return [...this.actionRows.values()]
      .filter(({ root, status }) => root === null && atWork.includes(status))
      .filter(({ leaseUntil }) => leaseUntil === null || leaseUntil <= leaseEndedBy)
      .map(({ id }) => id);
  }

  #wait(approval: Approval, by: ActorId): void {
    this.approvalRows.set(approval.id, Approval.parse(approval));
    this.#record(by, 'approval.pending', approval.id);
  }

  #membersOf(root: ActionId): readonly Action[] {
    return [...this.actionRows.values()]
      .filter((action) => action.root === root)
      .toSorted((a, b) => a.position - b.position);
  }

  #byIdem(idem: string): Action | undefined {
    const own = [...this.actionRows.values()].find((action) => action.idem === idem);
    const repeated = this.repeated.find((one) => one.idem === idem);
    return own ?? (repeated === undefined ? undefined : this.actionRows.get(repeated.action));
  }

  #write(action: Action): Action {
    const written = Action.parse({ ...action, updatedAt: this.#clock.now() });
    this.actionRows.set(action.id, written);
    return written;
  }

  #record(actor: ActorId, event: string, subject: string): void {
    const previous = this.audit.at(-1)?.hash ?? '';
    this.audit.push({ actor, event, subject, hash: chained(previous, [actor, event, subject]) });
  }
}

const atWork: readonly ActionStatus[] = ['proposed', 'approved', 'executing', 'undoing'];

const chained = (previous: string, parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, ...parts]))
    .digest('hex');

function obstacleTo(
  decision: Decision,
  { approval, action }: { approval: Approval; action: Action },
): 'already_decided' | 'expired' | 'stale' | undefined {
  if (approval.status !== 'pending') return 'already_decided';
  if (decision.status !== 'expired' && approval.expiresAt <= decision.at) return 'expired';
  if (decision.digest !== undefined && decision.digest !== approval.digest) return 'stale';
  const isBound = action.status === 'pending_approval' && action.digest === approval.digest;
  return isBound || decision.status !== 'approved' ? undefined : 'stale';
}

const isFree = ({ status, digest, attempt, leaseUntil }: Action, step: Step): boolean => {
  const runs = step.leaseEndedBy !== undefined && leaseUntil !== null && leaseUntil > step.leaseEndedBy;
  const isIt = same(step.digest, digest) && same(step.attempt, attempt);
  return step.from.includes(status) && isIt && !(status === step.to && runs);
};

const same = <T>(wanted: T | undefined, has: T): boolean => wanted === undefined || wanted === has;

const fits = (action: Action, query: ActionQuery): boolean =>
  fitsNames(action, query) &&
  (query.lines === 'roots' ? action.root === null : !action.isGroup) &&
  (query.effects === undefined || query.effects.includes(action.effect)) &&
  (query.from === undefined || action.createdAt >= query.from) &&
  (query.to === undefined || action.createdAt < query.to) &&
  (query.executed === undefined || isWithin(action.executedAt, query.executed));

const isWithin = (at: Date | null, { from, to }: { from?: Date; to: Date }): boolean =>
  at !== null && at < to && (from === undefined || at >= from);

const fitsNames = (action: Action, { requestedBy, status, tool, candidate, toldUser }: ActionQuery): boolean =>
  (toldUser === undefined ||
    (messageTools.some((one) => one === action.tool) && messageTo(action.plan, toldUser) !== undefined)) &&
  same(requestedBy, action.requestedBy) &&
  same(status, action.status) &&
  same(tool, action.tool) &&
  same<string | null>(candidate, action.candidate);

function page<T extends { id: string }>(
  rows: readonly T[],
  { limit, before }: { limit: number; before?: string },
): T[] {
  const start = before === undefined ? 0 : rows.findIndex(({ id }) => id === before) + 1;
  return rows.slice(start, start + limit);
}
