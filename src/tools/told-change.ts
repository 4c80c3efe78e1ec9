// What was told about a stage change stays told when the change is taken back; a correction follows it.
import type { Settings } from '../core/settings.ts';
import type { UndoOutcome } from '../core/tool.ts';

const correction = 'What the CRM and colleagues were told of it stays; they are told that it was taken back.';

/** Adds a note to an undo; changes nothing where nobody is told of stage changes. */
export function sayWhatStays(back: UndoOutcome, { statusSync }: Pick<Settings, 'statusSync'>): UndoOutcome {
  const isTold = statusSync.crm || statusSync.hiringManager || statusSync.chat.length > 0;
  if (back.kind !== 'undone' || !isTold) return back;
  return { kind: 'undone', note: back.note === undefined ? correction : `${back.note} ${correction}` };
}
