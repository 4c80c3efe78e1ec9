// Makes an offering of an integration that exists already: the same fields and the same schedule, without the accounts.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, type ReactNode } from 'react';
import { integrationsQuery, type Integration } from '../api/integrations.ts';
import { offer, type NewOffering, type Offering } from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { isAction } from '../integrations/draft.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { isPer, perWords, smallestUnits } from './price.ts';

interface Told {
  readonly integration: string;
  readonly name: string;
  readonly summary: string;
  readonly price: string;
  readonly currency: string;
  readonly per: NonNullable<Offering['price']>['per'];
  readonly isOpen: boolean;
}

const nothing: Told = {
  integration: '',
  name: '',
  summary: '',
  price: '',
  currency: 'USD',
  per: 'month',
  isOpen: false,
};

function offeringOf(told: Told, integration: Integration): NewOffering {
  const { source, destination, sync_mode: mode, schedule, retry_policy: retry, carry_deletions: deletes } = integration;
  const amount = Math.round(Number(told.price) * smallestUnits(told.currency));
  return {
    name: told.name,
    summary: told.summary,
    price: told.price === '' ? null : { amount, currency: told.currency, per: told.per },
    open_to: told.isOpen ? 'everyone' : 'chosen',
    source: { system: source.system, endpoint: source.endpoint, filters: source.filters, account: {} },
    destination: {
      system: destination.system,
      endpoint: destination.endpoint,
      action: isAction(destination.action) ? destination.action : 'upsert',
      field_mapping: destination.field_mapping,
      account: {},
    },
    sync_mode: mode,
    ...(schedule === null ? {} : { schedule }),
    retry_policy: retry,
    carry_deletions: deletes,
  };
}

function useOffering(told: Told, onDone: () => void) {
  const { api } = useService();
  const { announce } = useTelling();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (integration: Integration) => offer(api, offeringOf(told, integration)),
    onSuccess: async ({ name }) => {
      announce(`${name} is drafted. Publish it when clients may see it.`);
      onDone();
      await queries.invalidateQueries({ queryKey: ['offerings'] });
    },
  });
}

export function OfferDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { api } = useService();
  const integrations = useQuery(integrationsQuery(api)).data?.data.filter(({ flow_id: flow }) => flow === null) ?? [];
  const [told, tell] = useReducer((before: Told, part: Partial<Told>) => ({ ...before, ...part }), nothing);
  const chosen = integrations.find(({ integration_id: id }) => id === told.integration);
  const offering = useOffering(told, onClose);
  return (
    <Dialog title="Offer an integration" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== undefined && !offering.isPending) offering.mutate(chosen);
        }}
      >
        <SelectField
          data-first
          required
          label="Integration"
          hint="Its fields, filters and schedule are taken; its accounts stay yours."
          options={[
            { value: '', label: 'Choose …' },
            ...integrations.map(({ integration_id: value, name: label }) => ({ value, label })),
          ]}
          value={told.integration}
          onChange={({ currentTarget: { value } }) =>
            tell({ integration: value, name: integrations.find(({ integration_id: id }) => id === value)?.name ?? '' })
          }
        />
        <TextField
          required
          label="Name"
          value={told.name}
          onChange={({ currentTarget: { value } }) => tell({ name: value })}
        />
        <TextField
          required
          label="One line about it"
          value={told.summary}
          onChange={({ currentTarget: { value } }) => tell({ summary: value })}
        />
        <PriceFields {...{ told, tell }} />
        <Switch
          kind="box"
          label="Every client may switch it on"
          hint="Otherwise those that you choose."
          checked={told.isOpen}
          onChange={(isOpen) => tell({ isOpen })}
        />
        {offering.isError && <Fault error={offering.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={offering.isPending}>
            Draft it
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'];

const PriceFields = ({ told, tell }: { told: Told; tell: (part: Partial<Told>) => void }): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-3">
    <TextField
      type="number"
      min={0}
      step="any"
      label="Price"
      hint="Empty: free."
      value={told.price}
      onChange={({ currentTarget: { value } }) => tell({ price: value })}
    />
    <SelectField
      label="Currency"
      options={currencies.map((value) => ({ value, label: value }))}
      value={told.currency}
      onChange={({ currentTarget: { value } }) => tell({ currency: value })}
    />
    <SelectField
      label="For"
      options={Object.entries(perWords).map(([value, label]) => ({ value, label }))}
      value={told.per}
      onChange={({ currentTarget: { value } }) => isPer(value) && tell({ per: value })}
    />
  </div>
);
