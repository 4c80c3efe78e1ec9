// What an offering costs its clients. Shown to them; bills are written elsewhere, from the usage.
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../kit/field.tsx';
import type { OfferingDraft } from './draft.ts';
import { isPer, perWords } from './price.ts';

const common = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'];

interface PriceFieldsProps {
  readonly draft: Pick<OfferingDraft, 'price' | 'currency' | 'per'>;
  readonly change: (part: Partial<OfferingDraft>) => void;
}

export const PriceFields = ({ draft: { price, currency, per }, change }: PriceFieldsProps): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-3">
    <TextField
      type="number"
      min={0}
      step="any"
      name="price.amount"
      label="Price"
      hint="Empty: free."
      value={price}
      onChange={({ currentTarget: { value } }) => change({ price: value })}
    />
    <SelectField
      name="price.currency"
      label="Currency"
      options={[...new Set([...common, currency])].map((value) => ({ value, label: value }))}
      value={currency}
      onChange={({ currentTarget: { value } }) => change({ currency: value })}
    />
    <SelectField
      name="price.per"
      label="For"
      options={Object.entries(perWords).map(([value, label]) => ({ value, label }))}
      value={per}
      onChange={({ currentTarget: { value } }) => isPer(value) && change({ per: value })}
    />
  </div>
);
