// What an action would do: in a sentence, or, for several meetings, as a list with each time in the zone of whoever reads it.
import type { ReactNode } from 'react';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';

type Planned = Approval['meetings'][number];

interface PlannedMeetingsProps {
  readonly preview: string;
  readonly meetings: readonly Planned[];
}

export function PlannedMeetings({ preview, meetings }: PlannedMeetingsProps): ReactNode {
  if (meetings.length === 0) return <p className="whitespace-pre-line">{preview}</p>;
  return (
    <div>
      <p>{headOf(preview)}</p>
      <MeetingList meetings={meetings} />
    </div>
  );
}

/** Each meeting that is planned, with its time in the zone of whoever reads it. */
export function MeetingList({ meetings }: Pick<PlannedMeetingsProps, 'meetings'>): ReactNode {
  const { clock } = useService();
  const [first] = meetings;
  if (first === undefined) return null;
  return (
    <>
      <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3 text-sm">
        {meetings.map((meeting) => (
          <Meeting key={`${meeting.start}${meeting.title}`} meeting={meeting} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{`Times in ${clock.zoneName(first.start)}`}</p>
    </>
  );
}

/** Of several lines the first, without the zone that the lines below it are in. */
export const headOf = (preview: string): string => (preview.split('\n')[0] ?? '').replace(/, times in \S+:$/, '');

function Meeting({ meeting: { title, people, start, end, was } }: { meeting: Planned }): ReactNode {
  const { clock } = useService();
  return (
    <li>
      <p className="font-medium">{`${clock.day(start)}, ${clock.range(start, end)}`}</p>
      <p className="break-words">{`${title}, with ${people.join(', ')}`}</p>
      {was !== undefined && (
        <p className="text-muted">{`Was ${clock.day(was.start)}, ${clock.range(was.start, was.end)}`}</p>
      )}
    </li>
  );
}
