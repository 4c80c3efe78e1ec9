// The events of an interview plan as rows: title, length, and who sits in them.
import type { ReactNode } from 'react';
import type { PlanDraft } from '../api/interviews.ts';
import type { InterviewerPool } from '../api/wire.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { SelectField, Switch, TextField, type Option } from '../kit/field.tsx';

type Event = PlanDraft['events'][number];
type Seat = Event['seats'][number];

interface EventFieldsProps {
  readonly events: readonly Event[];
  readonly users: readonly { readonly user_id: string; readonly name: string }[];
  readonly pools: readonly InterviewerPool[];
  readonly onChange: (events: Event[]) => void;
}

/** What an interview plan can hold. */
const mostEvents = 7;

export function EventFields({ events, users, pools, onChange }: EventFieldsProps): ReactNode {
  const options = [
    ...pools.map(({ pool_id: id, name }) => ({ value: `pool:${id}`, label: `Pool: ${name}` })),
    ...users.map(({ user_id: id, name }) => ({ value: `user:${id}`, label: name })),
  ];
  const change = (index: number, part: Partial<Event>): void =>
    onChange(events.map((event, place) => (place === index ? { ...event, ...part } : event)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Interviews</legend>
      {events.map((event, index) => (
        <div key={index} className="grid gap-2 rounded-small bg-soft p-3">
          <div className="grid gap-2 sm:grid-cols-2">
            <TextField
              required
              name={`events.${String(index)}.title`}
              label={`Title of interview ${String(index + 1)}`}
              value={event.title}
              onChange={({ currentTarget }) => change(index, { title: currentTarget.value })}
            />
            <TextField
              type="number"
              min={5}
              max={480}
              step={5}
              name={`events.${String(index)}.minutes`}
              label="Minutes"
              value={event.minutes}
              onChange={({ currentTarget }) => change(index, { minutes: currentTarget.valueAsNumber || 45 })}
            />
          </div>
          <SeatFields
            name={`events.${String(index)}.seats`}
            seats={event.seats}
            options={options}
            onChange={(seats) => change(index, { seats })}
          >
            <IconButton
              icon="trash"
              label={`Remove interview ${String(index + 1)}`}
              onClick={() => onChange(events.filter((_, place) => place !== index))}
            />
          </SeatFields>
        </div>
      ))}
      {events.length < mostEvents && (
        <Button
          icon="plus"
          className="justify-self-start"
          onClick={() => onChange([...events, { title: '', minutes: 45, seats: [seatOf(options[0]?.value ?? '')] }])}
        >
          Add an interview
        </Button>
      )}
    </fieldset>
  );
}

interface SeatFieldsProps {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly options: readonly Option[];
  readonly onChange: (seats: Seat[]) => void;
  /** Stands at the end of the last row. */
  readonly children: ReactNode;
}

const mostSeats = 4;

const SeatFields = ({ name, seats, options, onChange, children }: SeatFieldsProps): ReactNode => {
  const change = (index: number, seat: Seat): void =>
    onChange(seats.map((each, place) => (place === index ? seat : each)));
  return (
    <>
      {seats.map((seat, index) => (
        <div key={index} className="grid items-end gap-2 grid-cols-[1fr_max-content]">
          <SelectField
            name={`${name}.${String(index)}`}
            label={`Interviewer ${String(index + 1)}`}
            options={options}
            value={valueOf(seat)}
            onChange={({ currentTarget }) => change(index, seatOf(currentTarget.value))}
          />
          {seats.length > 1 && (
            <IconButton
              icon="trash"
              label={`Remove interviewer ${String(index + 1)}`}
              onClick={() => onChange(seats.filter((_, place) => place !== index))}
            />
          )}
          {'pool' in seat && (
            <Switch
              kind="box"
              label="With somebody in training"
              checked={seat.with_trainee}
              onChange={(on) => change(index, { ...seat, with_trainee: on })}
            />
          )}
        </div>
      ))}
      <div className="flex justify-between">
        {seats.length < mostSeats && (
          <Button
            look="quiet"
            icon="plus"
            className="-ms-3"
            onClick={() => onChange([...seats, seatOf(options[0]?.value ?? '')])}
          >
            Add an interviewer
          </Button>
        )}
        {children}
      </div>
    </>
  );
};

const valueOf = (seat: Seat): string => ('user' in seat ? `user:${seat.user}` : `pool:${seat.pool}`);

const seatOf = (value: string): Seat => {
  const id = value.slice(value.indexOf(':') + 1);
  return value.startsWith('pool:') ? { pool: id, with_trainee: false } : { user: id };
};
