// cancel_meeting: cancels a meeting; undoing reinstates it where the time is still free.
import { z } from 'zod';
import { whoComes } from '../core/among-colleagues.ts';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import { excerpt } from './about.ts';
import * as argument from './arguments.ts';
import { meetingSubject, PlannedMeeting, plannedMeeting } from './planned-meeting.ts';
import { recoverBy, stepBack } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

/**
 * Planning throws `meeting_not_found`, `in_the_past`. Undo brings the same meeting back and refuses where the time is taken
 * by now.
 */
export const cancelMeeting = (ports: Pick<ToolPorts, 'calendar' | 'directory'>) => {
  const { calendar } = ports;
  return writeTool({
    name: 'cancel_meeting',
    summary: 'Cancel a meeting.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ meeting: argument.meeting, reason: argument.reason.optional() }),
    plan: z.strictObject({ meeting: PlannedMeeting, reason: z.string().nullable() }),
    output: z.strictObject({ cancelled: z.literal(true) }),

    async prepare({ meeting: id, reason }, context) {
      const meeting = await plannedMeeting(ports, id, context);
      if (Date.parse(meeting.end) <= context.now.getTime())
        throw new Problem('in_the_past', `The meeting ${id} ended at ${meeting.end}.`);
      return { meeting, reason: reason ?? null };
    },

    preview: ({ meeting, reason }) =>
      `Cancel “${meeting.title}” with ${meeting.names.join(', ')}: ${spanInWords(meeting, meeting.zone)}` +
      (reason === null ? '' : `, reason: ${excerpt(reason)}`),
    subject: ({ meeting }) => meetingSubject(meeting),

    async execute({ meeting: { id, start, end } }, { key }) {
      await calendar.cancel({ meeting: id, start, end, key });
      return { cancelled: true } as const;
    },

    outcome: ({ plan: { meeting } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: [{ kind: 'meeting.cancelled', meeting: meeting.id, candidate: whoComes(meeting) }],
    }),

    recover: ({ meeting: { id } }) =>
      recoverBy(calendar, async () =>
        (await calendar.meeting(id)).status === 'cancelled'
          ? { kind: 'done', output: { cancelled: true } as const }
          : { kind: 'repeat' },
      ),

    undo: ({ plan: { meeting } }, { key }) =>
      stepBack(
        () => calendar.reinstate({ meeting: meeting.id, key }),
        async () => (await calendar.meeting(meeting.id)).status === 'confirmed',
      ),
  });
};
