// Subscribes an address to events; the secret that signs them is shown once.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addEndpoint, eventTypesQuery } from '../api/webhooks.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Switch, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Shown } from '../kit/states.tsx';

export function NewEndpoint({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<ReadonlySet<string>>(new Set());
  const adding = useMutation({
    mutationFn: () =>
      addEndpoint(api, { url, events: [...events], description: description === '' ? null : description }),
  });
  if (adding.data !== undefined) return <Secret secret={adding.data.secret} onClose={onClose} />;
  const toggle = (event: string, isOn: boolean): void =>
    setEvents(new Set(isOn ? [...events, event] : [...events].filter((one) => one !== event)));
  return (
    <Dialog title="Add an endpoint" onClose={onClose}>
      <Form className="grid gap-4" error={adding.error} isBusy={adding.isPending} onSubmit={() => adding.mutate()}>
        <FormFault />
        <TextField
          name="url"
          label="Address"
          type="url"
          required
          value={url}
          placeholder="https://hooks.example.com/muster"
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <TextField
          name="description"
          label="Description"
          value={description}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setDescription(value)}
        />
        <Events chosen={events} onToggle={toggle} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" busy={adding.isPending}>
            Add
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface EventsProps {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (event: string, isOn: boolean) => void;
}

function Events({ chosen, onToggle }: EventsProps): ReactNode {
  const types = useQuery(eventTypesQuery(useService().api));
  return (
    <Shown query={types} what="the event types">
      {({ data }) => (
        <fieldset className="grid gap-x-4 sm:grid-cols-2">
          <legend className="font-medium">Events</legend>
          {data.map(({ event }) => (
            <Switch
              key={event}
              kind="box"
              label={event}
              checked={chosen.has(event)}
              onChange={(isOn) => onToggle(event, isOn)}
            />
          ))}
        </fieldset>
      )}
    </Shown>
  );
}

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }): ReactNode => (
  <Dialog title="Endpoint added" onClose={onClose}>
    <p className="text-muted">
      Verify signatures with this secret, as Standard Webhooks describes. Copy it now: it is shown only once.
    </p>
    <p className="my-3 break-all">
      <code>{secret}</code>
    </p>
    <DialogActions>
      <Button look="main" onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </Dialog>
);
