// What the key of a message to a person says: the gate names it after the action that holds its words.
import { ActionId } from '../core/ids.ts';

/** What the gate appends to an action's id when it takes the action back. */
const undoMark = ':undo';

/** Which action a message came from, and whether it takes an earlier message back. */
export function noticeOf(key: string): { action: ActionId; isCorrection: boolean } {
  const isCorrection = key.endsWith(undoMark);
  return { action: ActionId.parse(isCorrection ? key.slice(0, -undoMark.length) : key), isCorrection };
}
