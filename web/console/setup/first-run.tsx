// The first run asks three things: who is there, which ATS they work in, and whether Muster may write to it from the start.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { addUser, makeSignInLink, removeUser } from '../api/access.ts';
import { connectionsQuery, connectorQuery, connectorsQuery, type ConnectorDetail } from '../api/integrations.ts';
import { sandboxQuery } from '../api/sandbox.ts';
import { changeSettings, settingsQuery } from '../api/settings.ts';
import type { Settings } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { ConnectDialog } from '../integrations/connect-dialog.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

/** Whoever started Muster becomes a person with a name, and goes on as that person. */
export function WhoForm(): ReactNode {
  const { api } = useService();
  const [who, setWho] = useState({ name: '', email: '' });
  const adding = useMutation({
    mutationFn: async () => {
      const { user_id: id } = await addUser(api, { ...who, role: 'admin' });
      const { url } = await makeSignInLink(api, id);
      history.replaceState(null, '', `/console/setup${new URL(url).hash}`);
      location.reload();
    },
  });
  return (
    <Form
      className="grid gap-4 sm:grid-cols-2"
      error={adding.error}
      isBusy={adding.isPending}
      onSubmit={() => adding.mutate()}
    >
      <TextField
        required
        name="name"
        label="Name"
        autoComplete="name"
        value={who.name}
        onChange={({ currentTarget: { value: name } }) => setWho({ ...who, name })}
      />
      <TextField
        required
        type="email"
        name="email"
        label="Email"
        autoComplete="email"
        value={who.email}
        onChange={({ currentTarget: { value: email } }) => setWho({ ...who, email })}
      />
      <div className="sm:col-span-2">
        <FormFault />
        <button type="submit" className={buttonLook('main')} aria-disabled={adding.isPending}>
          Continue as an admin
        </button>
      </div>
    </Form>
  );
}

export function AtsForm(): ReactNode {
  const { api } = useService();
  const connectors = (useQuery(connectorsQuery(api)).data?.data ?? []).filter(({ serves }) => serves.includes('ats'));
  const settings = useQuery(settingsQuery(api)).data;
  const [system, setSystem] = useState('');
  return (
    <div>
      <SelectField
        label="Applicant tracking system"
        options={[
          { value: '', label: 'Choose…' },
          ...connectors.map(({ system: value, title: label }) => ({ value, label })),
        ]}
        value={system}
        onChange={({ currentTarget: { value } }) => setSystem(value)}
      />
      {system !== '' && settings !== undefined && <Chosen key={system} {...{ system, settings }} />}
    </div>
  );
}

function Chosen({ system, ...rest }: Omit<ConnectingProps, 'detail'> & { system: string }): ReactNode {
  const { api } = useService();
  const detail = useQuery(connectorQuery(api, system));
  return (
    <div className="mt-4">
      <Shown query={detail} what="the system">
        {(found) => <Connecting detail={found} {...rest} />}
      </Shown>
    </div>
  );
}

interface ConnectingProps {
  readonly detail: ConnectorDetail;
  readonly settings: Settings;
}

function Connecting({ detail, settings }: ConnectingProps): ReactNode {
  const { api } = useService();
  const [isOpen, setOpen] = useState(false);
  const accounts = (useQuery(connectionsQuery(api)).data?.data ?? []).filter(({ system }) => system === detail.system);
  const [account] = accounts;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReadsAndWrites detail={detail} />
      <div className="flex flex-wrap items-center gap-3">
        <Button look={account === undefined ? 'main' : 'plain'} icon="plug" onClick={() => setOpen(true)}>
          {account === undefined ? `Connect ${detail.title}` : 'Connect another account'}
        </Button>
        {account !== undefined && (
          <span className="min-w-0 text-sm break-words text-ok">{`Connected and tested: ${account.name}`}</span>
        )}
      </div>
      {isOpen && <ConnectDialog system={detail.system} onClose={() => setOpen(false)} />}
      {account !== undefined && <Switching detail={detail} settings={settings} account={account.connection_id} />}
    </div>
  );
}

/** Whether it may write, and what becomes of the sandbox. */
function Switching({ detail, settings, account }: ConnectingProps & { readonly account: string }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [isPaused, setPaused] = useState(true);
  const [isClearing, setClearing] = useState(true);
  const samples = useSamples();
  const switching = useMutation({
    mutationFn: async (connection: string) => {
      await changeSettings(api, {
        systems: Object.assign({}, settings.systems, { ats: connection }),
        paused: isPaused,
      });
      // Last: whoever has no ATS yet still has somebody to try things with.
      if (isClearing) for (const { id } of samples) await removeUser(api, id);
    },
    onSuccess: () => announce(`Muster works on ${detail.title} now.`),
  });
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">Writing</legend>
      <p className="font-semibold">May Muster write to it?</p>
      {[
        { value: true, label: 'Not yet: read only, until I switch it on under Settings › Approvals' },
        { value: false, label: 'Yes, by the approval rules' },
      ].map((choice) => (
        <label key={choice.label} className="flex min-h-control items-center gap-2 text-sm">
          <input
            type="radio"
            name="writing"
            className="size-5 shrink-0 accent-accent"
            checked={isPaused === choice.value}
            onChange={() => setPaused(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      <p className="my-2 text-sm text-muted">The sandbox’s candidates and requisitions leave the console.</p>
      {samples.length > 0 && (
        <Switch
          kind="box"
          label={`Remove the sandbox’s ${samples.length === 1 ? 'colleague' : `${String(samples.length)} colleagues`}`}
          hint={samples.map(({ name }) => name).join(', ')}
          checked={isClearing}
          onChange={setClearing}
        />
      )}
      <Fault error={switching.error} />
      <Button look="main" busy={switching.isPending} onClick={() => switching.mutate(account)}>
        {`Work on ${detail.title}`}
      </Button>
    </fieldset>
  );
}

/** Who came with the sandbox and is nobody here. */
function useSamples() {
  const { api, session } = useService();
  const people = useQuery(sandboxQuery(api, session)).data?.users ?? [];
  return people.filter(({ id, sample }) => sample === true && id !== session.user?.id);
}

const reads: Readonly<Record<string, string>> = {
  read_notes: 'notes',
  read_interviews: 'interviews',
  read_offers: 'offers',
  read_applied: 'when somebody applied',
  read_stage_since: 'time in stage',
  read_location: 'places of requisitions',
  read_owners: 'hiring managers',
  read_scorecards: 'scorecards',
  read_files: 'résumés and files',
};
const writes: Readonly<Record<string, string>> = {
  move: 'move to a stage',
  reject: 'reject',
  restore: 'take a rejection back',
  add_note: 'add a note',
  remove_note: 'remove a note that it added',
  offer: 'make an offer',
  add_candidate: 'import candidates',
};

/** Said before anything is entered: what of it the system allows at all. */
function ReadsAndWrites({ detail: { title, abilities } }: { detail: ConnectorDetail }): ReactNode {
  const can = new Set(
    abilities.filter(({ port, because }) => port === 'ats' && because === null).map(({ act }) => act),
  );
  const listed = (words: Readonly<Record<string, string>>): string =>
    Object.entries(words)
      .filter(([act]) => can.has(act))
      .map(([, word]) => word)
      .join(', ');
  return (
    <dl className="grid grid-cols-1 gap-2 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-4">
      <dt className="text-muted">{`Reads from ${title}`}</dt>
      <dd>{['candidates, requisitions, stages', listed(reads)].filter((part) => part !== '').join(', ')}</dd>
      <dt className="text-muted">{`Would write to ${title}`}</dt>
      <dd>{listed(writes) || 'nothing'}</dd>
    </dl>
  );
}
