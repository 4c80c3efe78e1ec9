// What happened for one person: what they have to decide, what became of what they asked for, what went wrong with it, and what they
// were told.
import type { Topic } from '../api/preferences.ts';
import type { Action, Approval, ToldMessage } from '../api/wire.ts';

export interface Item {
  readonly id: string;
  readonly topic: Topic;
  readonly at: string;
  readonly title: string;
  /** Who decided, and the reason; empty where there is none. */
  readonly by: string | null;
  /** Whose page it leads to; null: to the action log. */
  readonly candidate: string | null;
  readonly detail: string | null;
  /** In the action log. */
  readonly action: string;
}

type Waiting = Pick<Approval, 'approval_id' | 'action_id' | 'preview' | 'created_at' | 'requested_by' | 'yours'>;
type Decided = Waiting & Pick<Approval, 'status' | 'decided_by' | 'decided_at' | 'expires_at' | 'reason'>;
type Done = Pick<Action, 'action_id' | 'summary' | 'status' | 'at' | 'requested_by'> & {
  readonly uncertain?: boolean | undefined;
};

interface Happened {
  readonly me: string;
  readonly waiting: readonly Waiting[];
  readonly decided: readonly Decided[];
  readonly actions: readonly Done[];
  readonly told: readonly ToldMessage[];
}

const decisions: Readonly<Partial<Record<Approval['status'], string>>> = {
  approved: 'Approved',
  rejected: 'Declined',
  expired: 'Nobody decided in time',
};

const troubles: Readonly<Partial<Record<Action['status'], string>>> = {
  failed: 'Failed',
  undo_failed: 'Undo failed',
  partially_executed: 'Partly done',
};

const waitingItem = ({
  approval_id: id,
  action_id: action,
  preview,
  created_at: at,
  requested_by: by,
}: Waiting): Item => ({
  id,
  topic: 'approvals',
  at,
  title: preview,
  by,
  candidate: null,
  detail: null,
  action,
});

function decidedItem({ approval_id: id, action_id: action, preview, ...decided }: Decided): Item {
  const { status, decided_by: by, decided_at: at, expires_at: expired, reason } = decided;
  const title = `${decisions[status] ?? 'Decided'}: ${preview}`;
  return { id, topic: 'decisions', at: at ?? expired, title, by, candidate: null, detail: reason, action };
}

const troubleOf = ({ status, uncertain }: Done): string | undefined =>
  uncertain === true ? 'Please check' : troubles[status];

/** Parts of Muster and rules write in their own name, which tells nobody anything. */
const messageItem = ({ action_id: action, topic, text: title, candidate, from, at }: ToldMessage): Item => ({
  id: action,
  topic,
  at,
  title,
  by: from.includes(':') ? null : from,
  candidate,
  detail: null,
  action,
});

/** The newest first. What somebody decided themselves is no news to them. */
export function itemsOf({ me, waiting, decided, actions, told }: Happened): readonly Item[] {
  const mine = decided.filter(({ requested_by: asked, decided_by: by }) => asked === me && by !== me);
  const wrong = actions.flatMap((action): Item[] => {
    const trouble = action.requested_by === me ? troubleOf(action) : undefined;
    if (trouble === undefined) return [];
    const { action_id: id, summary, at } = action;
    const title = `${trouble}: ${summary}`;
    return [{ id, topic: 'problems', at, title, by: null, candidate: null, detail: null, action: id }];
  });
  const items = [
    ...waiting.filter(({ yours }) => yours === true).map(waitingItem),
    ...mine.map(decidedItem),
    ...wrong,
    ...told.filter(({ from }) => from !== me).map(messageItem),
  ];
  return items.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

export const unseen = (items: readonly Item[], seen: string): number =>
  items.filter(({ at }) => seen === '' || Date.parse(at) > Date.parse(seen)).length;
