// book_room: takes a room for a meeting that stands, in the place of the one that it has; nothing else of the meeting changes.
import { z } from 'zod';
import { Problem } from '../core/problem.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Room, roomInWords } from '../core/room.ts';
import { type Recovery, type ToolContext, writeTool } from '../core/tool.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import * as argument from './arguments.ts';
import { meetingSubject, PlannedMeeting, plannedMeeting } from './planned-meeting.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';
import { roomArgument, roomFor } from './rooms.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({ meeting: PlannedMeeting, room: Room, before: Room.nullable() });
type Plan = z.infer<typeof Plan>;

const Input = z.strictObject({ meeting: argument.meeting, room: roomArgument.optional() });

type Ports = Pick<ToolPorts, 'calendar' | 'directory'>;

/**
 * Throws `meeting_not_found`, `not_found` for the room, `calendar_conflict` where it is taken, `conflict` where the meeting
 * has that room, `not_supported` where the calendar publishes none. Undo refuses once the meeting has another room.
 */
export const bookRoom = (ports: Ports) => {
  const { calendar } = ports;
  return writeTool({
    name: 'book_room',
    summary: 'Take a room for a booked meeting.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ room: z.string() }),

    prepare: (input, context) => planRoom(ports, input, context),

    preview: ({ meeting, room, before }) =>
      `Take ${roomInWords(room)} for “${meeting.title}”, ${spanInWords(meeting, meeting.zone)}` +
      (before === null ? '' : `, in the place of ${before.name}`),
    subject: ({ meeting }) => meetingSubject(meeting),

    async execute({ meeting, room, before }, { key }) {
      await change(calendar, { meeting: meeting.id, from: before, to: room, key });
      return { room: room.name };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    recover: (plan) => recoverBy(calendar, () => readBack(calendar, plan)),

    undo: ({ plan: { meeting, room, before } }, { key }) =>
      stepBack(
        () => change(calendar, { meeting: meeting.id, from: room, to: before, key }),
        async () => ((await calendar.meeting(meeting.id)).room?.id ?? null) === (before?.id ?? null),
      ),
  });
};

async function change(
  calendar: Calendar,
  { meeting, from, to, key }: { meeting: PlannedMeeting['id']; from: Room | null; to: Room | null; key: string },
): Promise<void> {
  if (calendar.setRoom === undefined) throw new Problem('not_supported', 'The calendar publishes no rooms.');
  await calendar.setRoom({ meeting, from: from?.id ?? null, to, key });
}

async function planRoom(
  ports: Ports,
  { meeting: id, room: wanted }: z.infer<typeof Input>,
  context: ToolContext,
): Promise<Plan> {
  const { calendar } = ports;
  const meeting = await plannedMeeting(ports, id, context);
  const standing = (await calendar.meeting(id)).room;
  const room = await roomFor(calendar, { wanted, seats: meeting.names.length, spans: [meeting], except: id }, context);
  if (standing?.id === room.id) throw new Problem('conflict', `${room.name} is taken for it already.`);
  const before = ((await calendar.rooms?.()) ?? []).find((one) => one.id === standing?.id) ?? null;
  return { meeting, room, before };
}

async function readBack(calendar: Calendar, { meeting, room, before }: Plan): Promise<Recovery<{ room: string }>> {
  const now = (await calendar.meeting(meeting.id)).room?.id ?? null;
  if (now === room.id) return { kind: 'done', output: { room: room.name } };
  return now === (before?.id ?? null) ? { kind: 'repeat' } : unknown('the meeting has another room by now');
}
