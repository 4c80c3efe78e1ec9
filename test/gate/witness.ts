// Watches a gate from outside: knows what people really asked for, agreed to and refused, and cries out when the other
// system is changed in any way that this does not cover. Shares no code with the gate.
import type { Action } from '../../src/core/action.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { FakeLedger } from '../fakes/ledger.ts';
import type { Effect, Remote } from './remote.ts';

export const limits = { bulkThreshold: 2, dailyMessageCap: 4 } as const;
const dayMs = 24 * 3_600_000;

export class Violation extends Error {
  override readonly name = 'Violation';
}

interface Seen {
  readonly row: Action;
  readonly needsConsent: boolean;
}

export interface Watched {
  readonly ledger: FakeLedger;
  readonly remote: () => Remote;
  readonly settings: () => Settings;
  readonly now: () => Date;
}

export class Witness {
  /** Roots that somebody with the right to do so agreed to, in time, having seen what stands. */
  readonly consents = new Set<string>();
  readonly refused = new Set<string>();
  /** Actions that their requester or an admin asked to take back. */
  readonly mayUndo = new Set<string>();
  /** Whether outside text led to the call that is being made. */
  influenced = false;
  /** The name of the call that is being made. */
  asking: string | undefined;
  readonly #answered = new Map<string, string>();
  readonly #seen = new Map<string, Seen>();
  readonly #keys = new Set<string>();
  readonly #letters: { actor: string; at: Date; leaf: string }[] = [];
  readonly #watched: Watched;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** Takes note of new rows, with what they need by the rules that hold now, and of refusals. */
  look(): void {
    for (const row of this.#watched.ledger.actionRows.values()) {
      if (row.effect !== 'write') continue;
      if (!this.#seen.has(row.id)) this.#note(row);
      if (isOver(row)) this.refused.add(row.id);
    }
  }

  #note(row: Action): void {
    this.#seen.set(row.id, { row, needsConsent: row.root === null && this.#needsConsent(row) });
    if (this.asking === undefined || row.root !== null) return;
    if (this.#answered.has(this.asking)) throw new Violation(`${row.id} is the second action of one call`);
    this.#answered.set(this.asking, row.id);
  }

  saw({ key, what, candidate, from, to }: Effect): void {
    this.look();
    const undoes = key.endsWith(':undo');
    const leaf = this.#seen.get(undoes ? key.slice(0, -5) : key)?.row;
    if (leaf === undefined) throw new Violation(`${what} without an action`);
    if (this.#keys.has(key)) throw new Violation(`${what} twice for ${leaf.id}`);
    this.#keys.add(key);
    if (this.#watched.settings().paused) throw new Violation(`${what} while paused`);
    if (undoes) return this.#sawUndo(leaf);
    this.#sawDeed(leaf);
    const said = leaf.tool === 'write' ? { candidate, text: to } : { candidate, from, to };
    for (const [name, value] of Object.entries(said))
      if (!isEntry(leaf.plan, name, value)) throw new Violation(`${leaf.id} did something else than its plan`);
    if (leaf.tool === 'write') this.#letters.push({ actor: leaf.requestedBy, at: this.#watched.now(), leaf: leaf.id });
  }

  /** Undone means restored. */
  sawUndone(row: Action): void {
    if (row.effect !== 'write' || row.isGroup) return;
    const remote = this.#watched.remote();
    const wayBack = this.#rows().some(
      ({ idem, status }) => idem.startsWith(`gate:undo:${row.id}:`) && status === 'executed',
    );
    const restored =
      row.tool === 'write'
        ? !remote.letters.has(row.id)
        : isEntry(row.plan, 'from', remote.stages.get(String(row.candidate)));
    if (!restored && !wayBack) throw new Violation(`${row.id} is called undone and is not`);
  }

  /** When everything has come to rest. */
  end(): void {
    this.look();
    for (const row of this.#rows()) {
      if (['approved', 'executing', 'undoing'].includes(row.status))
        throw new Violation(`${row.id} is stuck in ${row.status}`);
      if (row.effect !== 'write' || row.isGroup || row.uncertain) continue;
      const wasDone = this.#keys.has(row.id);
      // Where reading back is all there is, the very same change by somebody else is taken for one's own.
      const mayBeOthers = this.#watched.remote().repeats === 'read_back' && row.tool !== 'write';
      if (['executed', 'undone'].includes(row.status) && !wasDone && !mayBeOthers)
        throw new Violation(`${row.id} was lost`);
      if (['failed', 'rejected', 'expired', 'pending_approval'].includes(row.status) && wasDone)
        throw new Violation(`${row.id} is ${row.status} and was done`);
    }
  }

  #sawDeed(leaf: Action): void {
    const root = this.#seen.get(leaf.root ?? leaf.id);
    if (root === undefined) throw new Violation('a member without a root');
    const { id } = root.row;
    if (this.refused.has(id) || this.refused.has(leaf.id)) throw new Violation(`${leaf.id} after a refusal`);
    if (root.needsConsent && !this.consents.has(id)) throw new Violation(`${leaf.id} (${leaf.tool}) without consent`);
    const stage = this.#watched.remote().stages.get(String(leaf.candidate));
    // Once begun, a repeat cannot tell its own doing from that of others; it goes by the key or by what it reads back.
    const isFirstTry = this.#watched.ledger.actionRows.get(leaf.id)?.attempt === 1;
    if (isFirstTry && this.consents.has(id) && leaf.tool === 'write' && !isEntry(leaf.plan, 'stage', stage))
      throw new Violation(`${leaf.id} on a record that had changed since the approval was asked for`);
  }

  #sawUndo(leaf: Action): void {
    if (!this.mayUndo.has(leaf.id)) throw new Violation(`${leaf.id} taken back by nobody who may`);
  }

  #needsConsent(root: Action): boolean {
    const { approvals } = this.#watched.settings();
    const messages = root.tool === 'write' ? Math.max(1, this.#membersOf(root.id).length) : 0;
    return (
      this.influenced ||
      root.idem.startsWith('gate:edit:') ||
      this.#redoesConsented(root) ||
      approvals[root.tool] === 'ask' ||
      (['offer', 'withdraw'].includes(root.tool) && approvals[root.tool] !== 'auto') ||
      messages > limits.bulkThreshold ||
      (messages > 0 && this.#sentBy(root.requestedBy) + messages > limits.dailyMessageCap)
    );
  }

  #redoesConsented({ idem }: Action): boolean {
    if (!idem.startsWith('gate:redo:')) return false;
    const control = this.#rows().find(({ id }) => id === idem.slice('gate:redo:'.length));
    const named = control?.input['action'];
    const undone = typeof named === 'string' ? this.#seen.get(named) : undefined;
    return this.#seen.get(undone?.row.root ?? undone?.row.id ?? '')?.needsConsent ?? false;
  }

  #sentBy(actor: string): number {
    const since = this.#watched.now().getTime() - dayMs;
    return this.#letters.filter(
      (letter) =>
        letter.actor === actor && letter.at.getTime() >= since && this.#watched.remote().letters.has(letter.leaf),
    ).length;
  }

  #rows(): readonly Action[] {
    return [...this.#watched.ledger.actionRows.values()];
  }

  #membersOf(root: string): readonly Action[] {
    return this.#rows().filter((row) => row.root === root);
  }
}

const isOver = ({ status, uncertain }: Action): boolean =>
  status === 'rejected' || status === 'expired' || (status === 'failed' && !uncertain);

function isEntry(plan: Action['plan'], name: string, value: unknown): boolean {
  return typeof plan === 'object' && plan !== null && !Array.isArray(plan) && plan[name] === value;
}
