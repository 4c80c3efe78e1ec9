// Interviews with one candidate: booked at a time, or by a link on which the candidate picks it.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { plansQuery } from '../api/interviews.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useNames, useService, usersQuery } from '../app/service.tsx';
import { Choices, fieldsOf, FreeWords, TimeFields, useWantedTime } from '../calendar/time-fields.tsx';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { SelectField } from '../kit/field.tsx';
import { addDays, momentOf, wallOf } from '../words/wall-clock.ts';

interface DialogOf {
  readonly candidate: CandidateDetail;
  readonly onClose: () => void;
}

/** The hiring manager, until somebody else is chosen. */
function useInterviewer({ job }: CandidateDetail) {
  const { api } = useService();
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const [who, setWho] = useState<string>();
  const usual = users.some(({ user_id: id }) => id === job.hiring_manager) ? job.hiring_manager : users[0]?.user_id;
  return { users, who: who ?? usual ?? '', setWho };
}

const WithField = ({ users, who, setWho }: ReturnType<typeof useInterviewer>): ReactNode => (
  <SelectField
    data-first
    name="with"
    label="With"
    value={who}
    onChange={({ currentTarget: { value } }) => setWho(value)}
    options={users.map(({ user_id: value, name: label }) => ({ value, label }))}
  />
);

export function BookInterviewDialog({ candidate, onClose }: DialogOf): ReactNode {
  const { session, clock } = useService();
  const { people } = useNames();
  const zone = session.time_zone;
  const wanted = useWantedTime({ start: nextMorning(clock.now(), zone), minutes: 45 }, zone);
  const interviewer = useInterviewer(candidate);
  const { who } = interviewer;
  const minutes = Number(wanted.minutes);
  const isWhole = who !== '' && minutes >= 5;
  const call = {
    tool: 'book_meeting',
    arguments: {
      candidate: candidate.candidate_id,
      with: [who],
      start: new Date(wanted.from).toISOString(),
      duration_minutes: minutes,
    },
  };
  return (
    <ToolDialog
      title={`Book an interview with ${candidate.name}`}
      verb="Book"
      call={isWhole ? call : undefined}
      onClose={onClose}
      choices={(choices) => <Choices choices={choices} onChoose={(at) => wanted.change(fieldsOf(at, zone))} />}
    >
      <WithField {...interviewer} />
      <TimeFields wanted={wanted} />
      <FreeWords
        {...{ zone }}
        names={(ids) => ids.map((id) => people.name(id)).join(', ')}
        date={wanted.date}
        meeting={{ meeting_id: '', with: [who] }}
        start={wanted.from}
        end={wanted.to}
        isQuiet={!isWhole}
      />
    </ToolDialog>
  );
}

/** Ten o’clock on the next weekday. */
function nextMorning(now: number, zone: string): string {
  let date = addDays(wallOf(now, zone).date, 1);
  while ([0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())) date = addDays(date, 1);
  return new Date(momentOf({ date, minutes: 600 }, zone)).toISOString();
}

/** All interviews of a plan at once; the solver finds the times, and the preview names them. */
export function ScheduleDialog({ candidate, onClose }: DialogOf): ReactNode {
  const { api } = useService();
  const all = useQuery(plansQuery(api)).data?.data ?? [];
  const fitting = all.filter(({ job }) => job === null || job === candidate.job.job_id);
  const [chosen, setChosen] = useState('');
  const usual = fitting.find(({ stage }) => stage === candidate.stage) ?? fitting[0];
  const plan = chosen === '' ? (usual?.plan_id ?? '') : chosen;
  const call = { tool: 'schedule_interviews', arguments: { candidate: candidate.candidate_id, plan } };
  return (
    <ToolDialog
      title={`Schedule interviews with ${candidate.name}`}
      verb="Schedule"
      missing="There is no interview plan for this requisition. Add one under Interviews."
      call={plan === '' ? undefined : call}
      onClose={onClose}
    >
      {fitting.length > 0 && (
        <SelectField
          data-first
          name="plan"
          label="Interview plan"
          value={plan}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
          options={fitting.map(({ plan_id: value, name, stage }) => ({ value, label: `${name}, ${stage}` }))}
        />
      )}
    </ToolDialog>
  );
}

const lengths = [15, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `${String(minutes)} minutes`,
}));
const spans = [3, 7, 14, 28].map((days) => ({ value: String(days), label: `${String(days)} days` }));

export function InviteDialog({ candidate, onClose }: DialogOf): ReactNode {
  const { clock } = useService();
  const interviewer = useInterviewer(candidate);
  const [minutes, setMinutes] = useState('30');
  const [days, setDays] = useState('14');
  // Named once: each look at a clock would be another invitation.
  const [now] = useState(() => clock.now());
  const { who } = interviewer;
  const call = {
    tool: 'invite_to_book',
    arguments: {
      candidate: candidate.candidate_id,
      with: [who],
      duration_minutes: Number(minutes),
      until: new Date(now + Number(days) * 86_400_000).toISOString(),
    },
  };
  return (
    <ToolDialog
      title={`Send ${candidate.name} a booking link`}
      verb="Send the link"
      call={who === '' ? undefined : call}
      onClose={onClose}
    >
      <WithField {...interviewer} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="duration_minutes"
          label="Length"
          value={minutes}
          onChange={({ currentTarget: { value } }) => setMinutes(value)}
          options={lengths}
        />
        <SelectField
          name="until"
          label="Offer times within"
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(value)}
          options={spans}
        />
      </div>
    </ToolDialog>
  );
}
