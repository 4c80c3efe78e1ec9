// list_actions: what was done lately, by whom, and until when it can be taken back.
import { z } from 'zod';
import type { Ledger } from '../core/ports/ledger.ts';
import { readTool } from '../core/tool.ts';
import { periodInWords, rangeOf } from '../services/operations/period.ts';
import * as argument from './arguments.ts';

const most = 50;

const line = z.strictObject({
  action_id: z.string(),
  task_id: z.string(),
  tool: z.string(),
  status: z.string(),
  summary: z.string(),
  requested_by: z.string(),
  created_at: z.string(),
  undo_until: z.string().nullable(),
});

/** The 50 newest calls that write; a call over many candidates is one line. */
export const listActions = ({ ledger }: { ledger: Pick<Ledger, 'actions'> }) =>
  readTool({
    name: 'list_actions',
    summary: 'List the latest actions, newest first: what was done, proposed, refused or undone.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({ period: argument.period.optional() }),
    /** `period` in words; null: all that is kept. */
    output: z.strictObject({ actions: z.array(line), period: z.string().nullable() }),

    async execute({ period }, { now, settings }) {
      const range = period === undefined ? {} : rangeOf(period, now, settings.timeZone);
      const actions = await ledger.actions({ limit: most, lines: 'roots', effects: ['write'], ...range });
      return {
        period: period === undefined ? null : periodInWords(period, settings.timeZone),
        actions: actions.map((action) => ({
          action_id: action.id,
          task_id: action.task,
          tool: action.tool,
          status: action.status,
          summary: action.preview,
          requested_by: action.requestedBy,
          created_at: action.createdAt.toISOString(),
          undo_until: action.undoUntil?.toISOString() ?? null,
        })),
      };
    },

    summarize({ actions: [first, ...others], period }) {
      if (first === undefined) return period === null ? 'Nothing has been done yet.' : `Nothing was done ${period}.`;
      const more = others.length > 0 ? `, and ${others.length} before it` : '';
      return `Latest${period === null ? '' : ` ${period}`}: ${first.summary} (${first.status})${more}.`;
    },
  });
