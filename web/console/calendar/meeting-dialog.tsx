// One meeting: what it is, another time for it, and calling it off. Says who is free before anything is asked for.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { weekQuery, type Meeting } from '../api/calendar.ts';
import { ApiProblem } from '../api/client.ts';
import { useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Facts } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { minutesOf, momentOf, mondayOf, timeOf, wallOf } from '../words/wall-clock.ts';
import { clashesOf } from './layout.ts';

interface DialogProps {
  readonly meeting: Meeting;
  readonly zone: string;
  readonly names: (people: readonly string[]) => string;
  readonly candidate: string;
  readonly mayMove: boolean;
  readonly onClose: () => void;
}

export function MeetingDialog(props: DialogProps): ReactNode {
  const { meeting, names, candidate, mayMove, onClose } = props;
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
        ]}
      />
      {mayMove ? (
        <MoveForm {...props} />
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

/** The time in the fields, and the moments that it means. */
function useWantedTime({ start, end }: Meeting, zone: string) {
  const [{ date, time }, setWanted] = useState(() => fieldsOf(start, zone));
  const [minutes, setMinutes] = useState(String((Date.parse(end) - Date.parse(start)) / 60_000));
  const from = momentOf({ date, minutes: minutesOf(time) }, zone);
  const to = from + Number(minutes) * 60_000;
  const isSame = from === Date.parse(start) && to === Date.parse(end);
  const change = (part: { date?: string; time?: string }): void => setWanted({ date, time, ...part });
  return { date, time, minutes, from, to, isSame, change, setMinutes };
}

function fieldsOf(at: string, zone: string): { date: string; time: string } {
  const { date, minutes } = wallOf(at, zone);
  return { date, time: timeOf(minutes) };
}

function MoveForm({ meeting, zone, names, onClose }: DialogProps): ReactNode {
  const wanted = useWantedTime(meeting, zone);
  const acting = useTool(onClose);
  const { date, from, to, minutes, isSame } = wanted;
  return (
    <form
      className="mt-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (acting.isPending || isSame) return;
        const asked = { start: new Date(from).toISOString(), duration_minutes: Number(minutes) };
        acting.mutate({ tool: 'reschedule_meeting', arguments: { meeting: meeting.meeting_id, ...asked } });
      }}
    >
      <TimeFields wanted={wanted} />
      <FreeWords {...{ meeting, zone, names, date, isSame }} start={from} end={to} />
      {acting.isError && <Fault error={acting.error} />}
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
    </form>
  );
}

const TimeFields = ({ wanted }: { wanted: ReturnType<typeof useWantedTime> }): ReactNode => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    <TextField
      label="Day"
      type="date"
      required
      className="max-sm:col-span-2"
      value={wanted.date}
      // A date that is half typed is none yet.
      onChange={({ currentTarget: { value } }) => value !== '' && wanted.change({ date: value })}
    />
    <TextField
      label="Starts"
      type="time"
      required
      value={wanted.time}
      onChange={({ currentTarget: { value } }) => value !== '' && wanted.change({ time: value })}
    />
    <TextField
      label="Minutes"
      type="number"
      required
      min={5}
      max={480}
      value={wanted.minutes}
      onChange={({ currentTarget: { value } }) => wanted.setMinutes(value)}
    />
  </div>
);

interface FreeProps extends Pick<DialogProps, 'meeting' | 'zone' | 'names'> {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly isSame: boolean;
}

/** Of the week that the chosen day lies in; the service looks again before it moves anything. */
function FreeWords({ meeting, zone, names, date, start, end, isSame }: FreeProps): ReactNode {
  const { api, clock } = useService();
  const { data: calendar, isPlaceholderData } = useQuery(weekQuery(api, { monday: mondayOf(date), zone }));
  const clashes = calendar === undefined ? [] : clashesOf({ calendar, meeting, start, end });
  const isKnown = calendar !== undefined && !isPlaceholderData && !isSame;
  return (
    <div role="status" className="mt-3 min-h-6 text-sm">
      {isKnown && clashes.length === 0 && <p className="text-ok">Everybody is free then.</p>}
      {isKnown &&
        clashes.map(({ user, start: from, end: to }) => (
          <p key={`${user} ${from}`} className="text-bad">
            {`${names([user])} is busy, ${clock.range(from, to)}.`}
          </p>
        ))}
    </div>
  );
}

function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: (at: string) => void }): ReactNode {
  const { clock } = useService();
  if (choices.length === 0) return null;
  return (
    <div role="group" aria-label="When everybody is free" className="mt-3 flex flex-wrap items-center gap-2">
      {choices.map((at) => (
        <Button key={at} onClick={() => onChoose(at)}>
          {clock.full(at)}
        </Button>
      ))}
    </div>
  );
}
