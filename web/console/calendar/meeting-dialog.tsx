// One meeting: what it is, another time for it, and calling it off. Says who is free before anything is asked for.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Calendar, Meeting } from '../api/calendar.ts';
import { ApiProblem } from '../api/client.ts';
import { useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Facts } from '../kit/layout.tsx';
import { RoomForm } from './room-form.tsx';
import { Choices, FreeWords, TimeFields, fieldsOf, useWantedTime } from './time-fields.tsx';

interface DialogProps {
  readonly meeting: Meeting;
  readonly zone: string;
  readonly names: (people: readonly string[]) => string;
  readonly candidate: string;
  readonly mayMove: boolean;
  readonly rooms: Calendar['rooms'];
  readonly onClose: () => void;
}

export function MeetingDialog(props: DialogProps): ReactNode {
  const { meeting, names, candidate, mayMove, rooms, onClose } = props;
  const { clock } = useService();
  const { start, end, location, candidate_id: id } = meeting;
  return (
    <Dialog title={meeting.title} onClose={onClose}>
      <Facts
        rows={[
          ['When', `${clock.day(start)}, ${clock.range(start, end)}`],
          ['With', names(meeting.with)],
          ...(id === null ? [] : [['Candidate', <CandidateLink key="link" id={id} name={candidate} />] as const]),
          ...(location === null ? [] : [['Where', location] as const]),
          ...(meeting.room === null || meeting.room === location ? [] : [['Room', meeting.room] as const]),
        ]}
      />
      {mayMove ? (
        <>
          <RoomForm meeting={meeting} rooms={rooms} onDone={onClose} />
          <MoveForm {...props} />
        </>
      ) : (
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

const CandidateLink = ({ id, name }: { id: string; name: string }): ReactNode => (
  <Link
    to="/candidates/$candidate"
    params={{ candidate: id }}
    className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
  >
    {name}
  </Link>
);

function MoveForm({ meeting, zone, names, onClose }: DialogProps): ReactNode {
  const { start, end } = meeting;
  const wanted = useWantedTime({ start, minutes: (Date.parse(end) - Date.parse(start)) / 60_000 }, zone);
  const acting = useTool(onClose);
  const { date, from, to, minutes } = wanted;
  const isSame = from === Date.parse(start) && to === Date.parse(end);
  return (
    <Form
      className="mt-4 border-t border-line pt-4"
      error={acting.error}
      isBusy={acting.isPending}
      onSubmit={() => {
        if (acting.isPending || isSame) return;
        const asked = { start: new Date(from).toISOString(), duration_minutes: Number(minutes) };
        acting.mutate({ tool: 'reschedule_meeting', arguments: { meeting: meeting.meeting_id, ...asked } });
      }}
    >
      <TimeFields wanted={wanted} />
      <FreeWords {...{ meeting, zone, names, date }} start={from} end={to} isQuiet={isSame} />
      <FormFault />
      <Choices
        choices={acting.error instanceof ApiProblem ? acting.error.choices : []}
        onChoose={(at) => wanted.change(fieldsOf(at, zone))}
      />
      <DialogActions>
        <Button
          look="bad"
          busy={acting.isPending}
          className="me-auto"
          onClick={() => acting.mutate({ tool: 'cancel_meeting', arguments: { meeting: meeting.meeting_id } })}
        >
          Call it off
        </Button>
        <Button onClick={onClose}>Leave it</Button>
        <button type="submit" className={buttonLook('main')} aria-disabled={acting.isPending || isSame}>
          Move
        </button>
      </DialogActions>
    </Form>
  );
}
