// Everything that the operator says of an offering. Saved, what runs at clients follows.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useReducer, type ReactNode } from 'react';
import { integrationsQuery } from '../api/integrations.ts';
import { saveOffering, type Offering } from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { useCollections } from '../integrations/collections.ts';
import { isAction } from '../integrations/draft.ts';
import { readDocument } from '../integrations/entries.ts';
import { FieldRows } from '../mapping/field-rows.tsx';
import { WhenFields } from '../integrations/when-fields.tsx';
import { actionWords } from '../integrations/words.ts';
import { buttonLook } from '../kit/button.tsx';
import { AreaField, SelectField, Switch, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Card } from '../kit/layout.tsx';
import { bodyOf, draftOf, newDraft, takenFrom, type OfferingDraft, type SideDraft } from './draft.ts';
import { FilterRows } from './filter-rows.tsx';
import { PriceFields } from './price-fields.tsx';
import { SideFields } from './side-fields.tsx';

interface OfferingFormProps {
  readonly offering: Offering | undefined;
  readonly onSaved: (offering: Offering) => void;
}

export interface PartProps {
  readonly draft: OfferingDraft;
  readonly change: (part: Partial<OfferingDraft>) => void;
}

export function OfferingForm({ offering, onSaved }: OfferingFormProps): ReactNode {
  const { api, session } = useService();
  const [draft, change] = useReducer(
    (before: OfferingDraft, part: Partial<OfferingDraft>) => ({ ...before, ...part }),
    undefined,
    () =>
      offering === undefined
        ? newDraft({ name: session.organization.name, timeZone: session.time_zone })
        : draftOf(offering, session.time_zone),
  );
  const saving = useMutation({
    mutationFn: () => saveOffering(api, offering?.offering_id, bodyOf(draft)),
    onSuccess: (saved) => {
      onSaved(saved);
    },
  });
  return (
    <Form className="grid gap-6" error={saving.error} isBusy={saving.isPending} onSubmit={() => saving.mutate()}>
      {offering === undefined && <TakeFrom change={change} />}
      <Shown {...{ draft, change }} />
      <Moved {...{ draft, change }} />
      <WhenFields {...{ draft, change }} />
      <Retries {...{ draft, change }} />
      <FormFault />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
          {offering === undefined ? 'Draft it' : 'Save'}
        </button>
        {offering?.status === 'published' && (
          <p className="text-sm text-muted">What runs at clients follows at once.</p>
        )}
      </div>
    </Form>
  );
}

function TakeFrom({ change }: Pick<PartProps, 'change'>): ReactNode {
  const { api } = useService();
  const all = useQuery(integrationsQuery(api)).data?.data ?? [];
  const ready = all.filter(({ flow_id: flow, offering_id: addOn }) => flow === null && addOn === null);
  if (ready.length === 0) return null;
  return (
    <SelectField
      label="Take over from an integration"
      hint="Takes over its fields, filters and schedule. Its accounts stay yours."
      className="max-w-xl"
      options={[
        { value: '', label: 'None: begin empty' },
        ...ready.map(({ integration_id: value, name: label }) => ({ value, label })),
      ]}
      defaultValue=""
      onChange={({ currentTarget: { value } }) => {
        const found = ready.find(({ integration_id: id }) => id === value);
        if (found !== undefined) change(takenFrom(found));
      }}
    />
  );
}

const Shown = ({ draft, change }: PartProps): ReactNode => (
  <Card title="What clients see">
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          required
          name="name"
          label="Name"
          maxLength={128}
          value={draft.name}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <TextField
          required
          name="summary"
          label="One line about it"
          maxLength={200}
          value={draft.summary}
          onChange={({ currentTarget: { value } }) => change({ summary: value })}
        />
      </div>
      <AreaField
        name="description"
        label="Description"
        hint="For its own page: what it does, what it needs, whom to ask."
        maxLength={4_000}
        value={draft.description}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <PriceFields {...{ draft, change }} />
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          required
          name="brand.name"
          label="Your brand"
          hint="Stands on the page on which clients connect their accounts."
          maxLength={80}
          value={draft.brand.name}
          onChange={({ currentTarget: { value } }) => change({ brand: { ...draft.brand, name: value } })}
        />
        <TextField
          type="color"
          name="brand.accent"
          label="Color"
          value={draft.brand.accent}
          onChange={({ currentTarget: { value } }) => change({ brand: { ...draft.brand, accent: value } })}
        />
      </div>
      <Switch
        kind="box"
        label="Every client may switch it on"
        hint="Otherwise those that you choose."
        checked={draft.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
    </div>
  </Card>
);

const declaredBy = ({ system, config }: SideDraft) =>
  system === '' ? undefined : { system, config: readDocument(config) ?? {} };

function Moved({ draft, change }: PartProps): ReactNode {
  const { source, destination } = draft;
  const sources = useCollections(declaredBy(source));
  const targets = useCollections(declaredBy(destination));
  const from = sources.find(({ name }) => name === source.endpoint);
  const to = targets.find(({ name }) => name === destination.endpoint);
  const actions = to?.actions ?? Object.keys(actionWords);
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title="From">
          <div className="grid gap-4">
            <SideFields
              side={source}
              collections={sources}
              onChange={(part) => change({ source: { ...source, ...part } })}
            />
            <FilterRows rows={draft.filters} onChange={(filters) => change({ filters })} />
          </div>
        </Card>
        <Card title="To">
          <div className="grid gap-4">
            <SideFields
              isOptional
              side={destination}
              collections={targets.filter(({ actions: can }) => can.length > 0)}
              onChange={(part) => change({ destination: { ...destination, ...part } })}
            />
            <SelectField
              name="destination.action"
              label="Write mode"
              options={actions.map((value) => ({ value, label: actionWords[value] ?? value }))}
              value={draft.action}
              onChange={({ currentTarget: { value } }) => isAction(value) && change({ action: value })}
            />
          </div>
        </Card>
      </div>
      <Card title="Fields" hint="Without a mapping, fields keep their names.">
        <FieldRows
          name="destination.field_mapping"
          rows={draft.rows}
          sources={from?.fields ?? []}
          targets={to?.fields ?? []}
          onChange={(rows) => change({ rows })}
        />
      </Card>
    </>
  );
}

const Retries = ({ draft, change }: PartProps): ReactNode => (
  <Card title="When a record fails">
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        required
        type="number"
        min={0}
        max={10}
        name="retry_policy.max_retries"
        label="Tries after the first"
        value={draft.retries}
        onChange={({ currentTarget: { value } }) => change({ retries: value })}
      />
      <TextField
        required
        type="number"
        min={1}
        max={10}
        step="any"
        name="retry_policy.backoff_multiplier"
        label="Each wait times"
        hint="2: a second, two, four …"
        value={draft.backoff}
        onChange={({ currentTarget: { value } }) => change({ backoff: value })}
      />
    </div>
  </Card>
);
