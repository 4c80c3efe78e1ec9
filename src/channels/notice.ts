// What the key of a message to a person says: the gate names it after the action that holds its words, and a tool that writes to
// several adds to whom.
import { z } from 'zod';
import { ActionId, UserId } from '../core/ids.ts';
import type { Json } from '../core/json.ts';

/** What the gate appends to an action's id when it takes the action back. */
const undoMark = ':undo';

export interface NoticeKey {
  readonly action: ActionId;
  /** It takes an earlier message back. */
  readonly isCorrection: boolean;
  /** Which of several messages of one action; null: the only one. */
  readonly part: string | null;
}

/** Which action a message came from. */
export function noticeOf(key: string): NoticeKey {
  const dot = key.indexOf('.');
  const [whole, part] = dot === -1 ? [key, null] : [key.slice(0, dot), key.slice(dot + 1)];
  const isCorrection = whole.endsWith(undoMark);
  return { action: ActionId.parse(isCorrection ? whole.slice(0, -undoMark.length) : whole), isCorrection, part };
}

/** The same message before it was taken back. */
export const keyOfNotice = ({ action, part }: NoticeKey): string => (part === null ? action : `${action}.${part}`);

const One = z.looseObject({ text: z.string() });
const UserNotice = z.looseObject({ user: UserId, text: z.string() });
const Several = z.looseObject({ reminders: z.array(UserNotice), escalation: UserNotice.nullable() });

/** The words of it, as the plan of its action has them; undefined: erased in the meantime. */
export function wordsOfNotice(plan: Json, { part }: Pick<NoticeKey, 'part'>): string | undefined {
  if (part === null) return One.safeParse(plan).data?.text;
  const { reminders = [], escalation = null } = Several.safeParse(plan).data ?? {};
  const found = reminders.find(({ user }) => user === part);
  return (found ?? (part === 'late' || escalation?.user === part ? escalation : undefined))?.text;
}
