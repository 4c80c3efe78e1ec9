// What of an action stands in the exported log.
import type { Action } from '../api/wire.ts';
import type { CsvColumn } from '../kit/csv.ts';

export const actionColumns: readonly CsvColumn<Action>[] = [
  ['action_id', ({ action_id: id }) => id],
  ['task_id', ({ task_id: id }) => id],
  ['at', ({ at }) => at],
  ['executed_at', ({ executed_at: at }) => at],
  ['tool', ({ tool }) => tool],
  ['status', ({ status }) => status],
  ['requested_by', ({ requested_by: by }) => by],
  ['via', ({ via }) => via],
  ['candidate', ({ candidate }) => candidate],
  ['summary', ({ summary }) => summary],
  ['before', ({ before }) => before],
  ['after', ({ after }) => after],
  ['undone_by', ({ undone_by: by }) => by],
  ['problem', ({ problem }) => problem?.code],
];
