// A room for a meeting that stands: one that is named, or the smallest that is free.
import { useState, type ReactNode } from 'react';
import type { Calendar, Meeting } from '../api/calendar.ts';
import { useTool } from '../cards/use-tool.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Fault } from '../kit/states.tsx';

interface RoomFormProps {
  readonly meeting: Meeting;
  readonly rooms: Calendar['rooms'];
  readonly onDone: () => void;
}

export function RoomForm({ meeting, rooms, onDone }: RoomFormProps): ReactNode {
  const [room, setRoom] = useState('any');
  const acting = useTool(onDone);
  if (rooms.length === 0) return undefined;
  const others = rooms.filter(({ name }) => name !== meeting.room);
  const choices = others.map(({ name, capacity }) => ({
    value: name,
    label: capacity === null ? name : `${name} (seats ${String(capacity)})`,
  }));
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="Room"
          value={room}
          options={[{ value: 'any', label: 'Smallest that is free' }, ...choices]}
          onChange={({ currentTarget: { value } }) => setRoom(value)}
        />
        <Button
          busy={acting.isPending}
          onClick={() => acting.mutate({ tool: 'book_room', arguments: { meeting: meeting.meeting_id, room } })}
        >
          {meeting.room === null ? 'Take room' : 'Change room'}
        </Button>
      </div>
      {acting.isError && <Fault error={acting.error} />}
    </div>
  );
}
