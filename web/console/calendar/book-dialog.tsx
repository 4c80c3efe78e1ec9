// Books an interview: about whom, with whom and when. Says who is free beforehand; the service looks again, and its gate decides.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { ApiProblem } from '../api/client.ts';
import type { Pipeline } from '../api/wire.ts';
import { useService, usersQuery } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Choices, FreeWords, TimeFields, fieldsOf, useWantedTime } from './time-fields.tsx';

interface BookProps {
  /** When it begins, unless another time is chosen. */
  readonly start: string;
  readonly zone: string;
  /** Whose calendar is looked at; empty for everybody's. */
  readonly person: string;
  readonly names: (people: readonly string[]) => string;
  readonly onClose: () => void;
}

const usualMinutes = 30;

export function BookDialog({ start, zone, person, names, onClose }: BookProps): ReactNode {
  const wanted = useWantedTime({ start, minutes: usualMinutes }, zone);
  const { candidate, people, fields, choose } = useWho(person);
  const acting = useTool(onClose);
  const { date, from, to, minutes } = wanted;
  const isReady = candidate !== '' && people.length > 0 && !acting.isPending;
  return (
    <Dialog title="Book an interview" onClose={onClose}>
      <Form
        className="grid gap-3"
        error={acting.error}
        isBusy={acting.isPending}
        onSubmit={() => {
          if (!isReady) return;
          const asked = { start: new Date(from).toISOString(), duration_minutes: Number(minutes) };
          acting.mutate({ tool: 'book_meeting', arguments: { candidate, with: people, ...asked } });
        }}
      >
        <WhoFields {...{ candidate, people, fields, choose }} />
        <TimeFields wanted={wanted} />
        <FreeWords
          {...{ zone, names, date }}
          meeting={{ meeting_id: '', with: [...people] }}
          start={from}
          end={to}
          isQuiet={people.length === 0}
        />
        <FormFault />
        <Choices
          choices={acting.error instanceof ApiProblem ? acting.error.choices : []}
          onChoose={(at) => wanted.change(fieldsOf(at, zone))}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={!isReady}>
            Book
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface Who {
  readonly candidate: string;
  readonly people: readonly string[];
}

/** Who is chosen: with a candidate come those who hire for them, until somebody else is chosen. */
function useWho(person: string) {
  const { api } = useService();
  const pipeline = useQuery(pipelineQuery(api)).data;
  const users = useQuery(usersQuery(api)).data?.data ?? [];
  const [who, setWho] = useState<Who>({ candidate: '', people: person === '' ? [] : [person] });
  const choose = (part: Partial<Who>): void => {
    const manager = part.candidate === undefined ? undefined : managerOf(pipeline, part.candidate);
    const known = users.some(({ user_id: id }) => id === manager);
    const others = manager !== undefined && known && who.people.length === 0 ? { people: [manager] } : {};
    setWho((before) => ({ ...before, ...others, ...part }));
  };
  return { ...who, choose, fields: { candidates: pipeline?.candidates ?? [], users } };
}

function managerOf(pipeline: Pipeline | undefined, candidate: string): string | undefined {
  const job = pipeline?.candidates.find(({ candidate_id: id }) => id === candidate)?.job_id;
  return pipeline?.jobs.find(({ job_id: id }) => id === job)?.hiring_manager ?? undefined;
}

const WhoFields = ({ candidate, people, fields, choose }: ReturnType<typeof useWho>): ReactNode => (
  <div className="grid gap-3 sm:grid-cols-2">
    <SelectField
      name="candidate"
      label="Candidate"
      required
      options={[
        { value: '', label: 'Choose…' },
        ...fields.candidates
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ candidate_id: value, name, stage }) => ({ value, label: `${name}, ${stage}` })),
      ]}
      value={candidate}
      onChange={({ currentTarget: { value } }) => choose({ candidate: value })}
    />
    <SelectField
      name="with"
      label="With"
      required
      options={[
        { value: '', label: 'Choose…' },
        ...fields.users.map(({ user_id: value, name }) => ({ value, label: name })),
      ]}
      value={people[0] ?? ''}
      onChange={({ currentTarget: { value } }) => choose({ people: value === '' ? [] : [value] })}
    />
  </div>
);
