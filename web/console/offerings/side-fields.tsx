// One side of an offering: the system, what is read or written there, and what clients are spared from entering.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connectorQuery, connectorsQuery, type ConnectorDetail, type Prompt } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import type { Choice } from '../integrations/collections.ts';
import { isDescribed, readDocument } from '../integrations/entries.ts';
import { elsewhere } from '../integrations/keys-form.tsx';
import { AreaField, SelectField, Switch, TextField } from '../kit/field.tsx';
import type { SideDraft } from './draft.ts';

interface SideFieldsProps {
  readonly side: SideDraft;
  readonly collections: readonly Choice[];
  readonly onChange: (part: Partial<SideDraft>) => void;
  /** The destination may be left to what fits the source. */
  readonly isOptional?: boolean;
}

export function SideFields({ side, collections, onChange, isOptional = false }: SideFieldsProps): ReactNode {
  const { api } = useService();
  const systems = useQuery(connectorsQuery(api)).data?.data ?? [];
  const { system, endpoint } = side;
  const detail = useQuery({ ...connectorQuery(api, system), enabled: system !== '' }).data;
  const none = { value: '', label: isOptional ? 'What fits the source' : 'Choose…' };
  return (
    <div className="grid gap-4">
      <SelectField
        required
        label="System"
        options={[{ value: '', label: 'Choose…' }, ...systems.map((one) => ({ value: one.system, label: one.title }))]}
        value={system}
        onChange={({ currentTarget: { value } }) =>
          onChange({ system: value, endpoint: '', config: '{}', reasons: {} })
        }
      />
      {collections.length > 0 ? (
        <SelectField
          required={!isOptional}
          label="Collection"
          options={[none, ...collections.map(({ name: value, label }) => ({ value, label }))]}
          value={endpoint}
          onChange={({ currentTarget: { value } }) => onChange({ endpoint: value })}
        />
      ) : (
        <TextField
          required={!isOptional}
          label="Collection"
          hint="As the configuration of the account names it."
          value={endpoint}
          onChange={({ currentTarget: { value } }) => onChange({ endpoint: value })}
        />
      )}
      {detail !== undefined && <Spared key={system} {...{ detail, side, onChange }} />}
    </div>
  );
}

type SparedProps = Pick<SideFieldsProps, 'side' | 'onChange'> & { readonly detail: ConnectorDetail };

/** Given here, it is not asked of clients, and they cannot change it. */
function Spared({ detail, side, onChange }: SparedProps): ReactNode {
  const signsIn = detail.auth.includes('oauth2-code');
  const isGiven = side.config !== '{}' || signsIn;
  return (
    <details open={isGiven}>
      <summary className="flex min-h-control items-center text-sm font-medium text-accent">
        What clients are not asked for
      </summary>
      <div className="grid gap-4 pt-2">
        {isDescribed(detail) ? (
          <AreaField
            label="Configuration (JSON)"
            rows={10}
            spellCheck={false}
            hint="Where it is, and which collections it has; clients enter their keys only."
            fault={readDocument(side.config) === undefined ? 'This is not a JSON object yet.' : undefined}
            value={side.config}
            onChange={({ currentTarget: { value } }) => onChange({ config: value })}
          />
        ) : (
          [...detail.config, elsewhere].map((prompt) => <Given key={prompt.key} {...{ prompt, side, onChange }} />)
        )}
        {signsIn && <Application {...{ detail, side, onChange }} />}
      </div>
    </details>
  );
}

function Given({ prompt, side, onChange }: Pick<SparedProps, 'side' | 'onChange'> & { prompt: Prompt }): ReactNode {
  const { key, label, example, help } = prompt;
  const { [key]: value, ...rest } = readDocument(side.config) ?? {};
  return (
    <TextField
      label={label}
      {...(example === null ? {} : { placeholder: example })}
      hint={help ?? undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget: { value: text } }) =>
        onChange({ config: JSON.stringify(text === '' ? rest : { ...rest, [key]: text }) })
      }
    />
  );
}

/** The operator's own application over there, and why it asks for what it asks. */
function Application({ detail, side: { application, reasons }, onChange }: SparedProps): ReactNode {
  const change = (part: Partial<SideDraft['application']>): void =>
    onChange({ application: { ...application, ...part } });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-sm font-semibold">{`Your application at ${detail.title}`}</legend>
      {!application.isForgotten && (
        <>
          <TextField
            label="Client id"
            autoComplete="off"
            hint="Left empty, the one that is kept stays; clients sign in through it without an application of their own."
            value={application.id}
            onChange={({ currentTarget: { value } }) => change({ id: value })}
          />
          <TextField
            type="password"
            label="Client secret"
            autoComplete="new-password"
            hint="Sealed, and never shown again."
            value={application.secret}
            onChange={({ currentTarget: { value } }) => change({ secret: value })}
          />
        </>
      )}
      <Switch
        kind="box"
        label="Clients bring an application of their own"
        hint="What is kept of yours is forgotten."
        checked={application.isForgotten}
        onChange={(isForgotten) => change({ isForgotten })}
      />
      {detail.scopes.length > 0 && (
        <details>
          <summary className="flex min-h-control items-center text-sm font-medium text-accent">
            {`Why it asks for ${String(detail.scopes.length)} permissions`}
          </summary>
          <div className="grid gap-4 pt-2">
            {detail.scopes.map(({ scope, reason }) => (
              <TextField
                key={scope}
                label={scope}
                maxLength={300}
                {...(reason === null ? {} : { placeholder: reason })}
                value={reasons[scope] ?? ''}
                onChange={({ currentTarget: { value } }) => onChange({ reasons: { ...reasons, [scope]: value } })}
              />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}
