// A call with all that belongs to it: its members, and what automation did because of it.
import type { Action } from '../core/action.ts';
import type { EventLog } from '../core/ports/event-log.ts';
import type { Ledger } from '../core/ports/ledger.ts';

interface CallStores {
  readonly ledger: Pick<Ledger, 'members' | 'approvalOf' | 'actionsById'>;
  readonly eventLog: Pick<EventLog, 'effectsOf' | 'causesOf'>;
}

interface CallOf {
  readonly root: Action;
  readonly members: readonly Action[];
  /** How many. */
  readonly effects: number;
}

const membersOf = async ({ ledger }: CallStores, root: Action): Promise<readonly Action[]> =>
  root.isGroup ? await ledger.members(root.id) : [];

/** Of these roots those that nothing else caused: what another call caused stands under that one. */
export async function callsIn(stores: CallStores, roots: readonly Action[]): Promise<readonly CallOf[]> {
  const { eventLog } = stores;
  const caused = new Set((await eventLog.causesOf(roots.map(({ id }) => id))).map(({ effect }) => effect));
  const calls = await Promise.all(
    roots.filter(({ id }) => !caused.has(id)).map(async (root) => ({ root, members: await membersOf(stores, root) })),
  );
  const lines = calls.flatMap(({ root, members }) => [root.id, ...members.map(({ id }) => id)]);
  const effects = Map.groupBy(await eventLog.effectsOf(lines), ({ cause }) => cause);
  const countOf = ({ root, members }: Omit<CallOf, 'effects'>): number =>
    [root, ...members].reduce((sum, { id }) => sum + (effects.get(id)?.length ?? 0), 0);
  return calls.map((call) => ({ ...call, effects: countOf(call) }));
}

/** What one action is shown with. */
export async function around(stores: CallStores, action: Action) {
  const { ledger, eventLog } = stores;
  const members = await membersOf(stores, action);
  const [approval, links, causes] = await Promise.all([
    ledger.approvalOf(action.root ?? action.id),
    eventLog.effectsOf([action.id, ...members.map(({ id }) => id)]),
    eventLog.causesOf([action.id]),
  ]);
  const found = new Map((await ledger.actionsById(links.map(({ effect }) => effect))).map((one) => [one.id, one]));
  const effects = links.flatMap(({ effect }) => found.get(effect) ?? []);
  return { approval, members, effects, causedBy: causes[0]?.cause ?? null };
}
