// What a system asks for, as its connector declares it; the account is kept and tried in one go, and mended in place.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  changeConnection,
  connect,
  testConnection,
  type Connection,
  type ConnectorDetail,
  type Entries,
  type Prompt,
  type Tested,
} from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { DialogActions } from '../kit/dialog.tsx';
import { AreaField, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Notice } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import type { WayProps } from './way.ts';
import { documentKey, documentOf, entriesOf, isDescribed, type Typed } from './entries.ts';

/** Every system may be called elsewhere. */
export const elsewhere: Prompt = {
  key: 'origin',
  label: 'Another address',
  secret: false,
  optional: true,
  example: 'https://sandbox.example.com',
  help: 'Where the vendor gave you a test account of its own, or where the emulator runs.',
};

export function KeysForm({ detail, connection, onClose }: WayProps): ReactNode {
  const [typed, setTyped] = useState<Typed>(() => typedOf(detail, connection));
  const [name, setName] = useState(connection?.name ?? detail.title);
  const trying = useTrying({ connection, system: detail.system, onGood: onClose });
  const entries = entriesOf(detail, typed);
  const set = (key: string, value: string): void => setTyped({ ...typed, [key]: value });
  const field = (place: 'config' | 'credentials') => (prompt: Prompt) => (
    <PromptField
      key={`${place}.${prompt.key}`}
      prompt={prompt}
      value={typed[`${place}.${prompt.key}`] ?? ''}
      name={`${place}.${prompt.key}`}
      onChange={(value) => set(`${place}.${prompt.key}`, value)}
    />
  );
  return (
    <Form
      className="grid gap-4"
      error={trying.error}
      isBusy={trying.isPending}
      onSubmit={() => {
        if (entries !== undefined) trying.mutate({ name, entries });
      }}
    >
      <TextField
        data-first
        required
        name="name"
        label="Name"
        hint="How your colleagues will find it."
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {isDescribed(detail) && (
        <AreaField
          name="config"
          label="Configuration (JSON)"
          rows={12}
          spellCheck={false}
          hint="Where it is, and which collections it has. The API pages describe each field."
          fault={entries === undefined ? 'This is not a JSON object yet.' : undefined}
          value={typed[documentKey] ?? ''}
          onChange={({ currentTarget: { value } }) => set(documentKey, value)}
        />
      )}
      {detail.config.map(field('config'))}
      {detail.credentials.map(field('credentials'))}
      {!isDescribed(detail) && <Elsewhere>{field('config')(elsewhere)}</Elsewhere>}
      <Outcome {...{ trying, title: detail.title }} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <button type="submit" className={buttonLook('main')} aria-disabled={trying.isPending}>
          {trying.isPending ? 'Testing' : 'Save and test'}
        </button>
      </DialogActions>
    </Form>
  );
}

const Elsewhere = ({ children }: { children: ReactNode }): ReactNode => (
  <details>
    <summary className="flex min-h-control items-center text-sm font-medium text-accent">
      A test account elsewhere
    </summary>
    {children}
  </details>
);

function typedOf({ system, config }: ConnectorDetail, connection: Connection | undefined): Typed {
  const kept = [...config, elsewhere].flatMap(({ key }) => {
    const value = connection?.config[key];
    return typeof value === 'string' ? [[`config.${key}`, value] as const] : [];
  });
  return { ...Object.fromEntries(kept), [documentKey]: documentOf(system, connection?.config) };
}

interface PromptFieldProps {
  readonly prompt: Prompt;
  readonly value: string;
  readonly name: string;
  readonly onChange: (value: string) => void;
}

function PromptField({ prompt, value, name, onChange }: PromptFieldProps): ReactNode {
  const { label, secret, optional, example, help } = prompt;
  const isLong = /PEM|JSON|private key/i.test(label);
  const shared = {
    label: optional ? `${label} (optional)` : label,
    ...(help === null ? {} : { hint: help }),
    name,
    value,
    autoComplete: 'off',
    placeholder: example ?? undefined,
    spellCheck: false,
  };
  return isLong ? (
    <AreaField {...shared} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <TextField
      {...shared}
      type={secret ? 'password' : 'text'}
      {...(secret ? { autoComplete: 'new-password' } : {})}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface Try {
  readonly name: string;
  readonly entries: Entries;
}

interface Trying {
  readonly connection: Connection | undefined;
  readonly system: string;
  readonly onGood: () => void;
}

/** A first try keeps the account, later ones change it: what does not work yet is not lost when the dialog closes. */
function useTrying({ connection, system, onGood }: Trying) {
  const { api } = useService();
  const { announce } = useTelling();
  const [kept, setKept] = useState(connection);
  return useMutation({
    async mutationFn({ name, entries }: Try): Promise<Tested> {
      const { config, credentials } = entries;
      const isSame = kept !== undefined && Object.keys(credentials).length === 0;
      const saved =
        kept === undefined
          ? await connect(api, { system, name, ...entries })
          : await changeConnection(api, kept.connection_id, isSame ? { name, config } : { name, config, credentials });
      setKept(saved);
      return await testConnection(api, saved.connection_id);
    },
    onSuccess({ ok }, { name }) {
      if (!ok) return;
      announce(`${name} is connected and answers.`);
      onGood();
    },
  });
}

function Outcome({ trying, title }: { trying: ReturnType<typeof useTrying>; title: string }): ReactNode {
  if (trying.isError) return <FormFault />;
  if (trying.data === undefined || trying.data.ok) return null;
  const { because, fix } = trying.data;
  return (
    <Notice text={`${because ?? `${title} does not let Muster in.`} ${fix ?? ''} It is kept: mend it and try again.`} />
  );
}
