// Language models: what a day may cost before the offline planner answers, and what a million tokens cost.
import { useState, type ReactNode } from 'react';
import type { Settings } from '../api/wire.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

type Model = Settings['model'];
type Price = Model['prices'][string];

/** An empty field is no limit. */
const limitOf = (field: HTMLInputElement): number | null =>
  Number.isNaN(field.valueAsNumber) ? null : field.valueAsNumber;

export function ModelSettings({ settings: { model, shadow_share: share }, change }: SectionProps): ReactNode {
  const set = (part: Partial<Model>): void => change({ model: { ...model, ...part } });
  return (
    <Card title="Language models" hint="Beyond the daily limit, the offline planner answers. Leave empty for no limit.">
      <Limits model={model} set={set} />
      <Prices model={model} set={set} />
      <TextField
        className="mt-6"
        type="number"
        min={0}
        max={100}
        step={1}
        name="shadow_share"
        label="Messages tried in shadow, percent"
        hint="A candidate model answers these messages too, for comparison only. Its provider reads them."
        value={Math.round(100 * share)}
        onChange={({ currentTarget }) => change({ shadow_share: (currentTarget.valueAsNumber || 0) / 100 })}
      />
    </Card>
  );
}

interface PartProps {
  readonly model: Model;
  readonly set: (part: Partial<Model>) => void;
}

const Limits = ({ model, set }: PartProps): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-3">
    <TextField
      type="number"
      min={1}
      step={1}
      name="model.tokens_per_day"
      label="Tokens a day"
      value={model.tokens_per_day ?? ''}
      onChange={({ currentTarget }) => set({ tokens_per_day: limitOf(currentTarget) })}
    />
    <TextField
      type="number"
      min={0.01}
      step="any"
      name="model.cost_per_day"
      label={`Cost a day, ${model.currency}`}
      value={model.cost_per_day ?? ''}
      onChange={({ currentTarget }) => set({ cost_per_day: limitOf(currentTarget) })}
    />
    <TextField
      required
      pattern="[A-Z]{3}"
      maxLength={3}
      name="model.currency"
      label="Currency"
      title="Three capital letters, such as USD"
      value={model.currency}
      onChange={({ currentTarget }) => set({ currency: currentTarget.value.toUpperCase() })}
    />
  </div>
);

const Prices = ({ model, set }: PartProps): ReactNode => (
  <>
    <h3 className="mt-6 mb-1 font-medium">Prices</h3>
    <p className="mb-3 text-sm text-muted">
      Price of a million tokens, in {model.currency}. Without a price, only tokens are counted.
    </p>
    <ul className="grid gap-4">
      {Object.entries(model.prices).map(([name, price]) => (
        <PriceRow
          key={name}
          name={name}
          price={price}
          onChange={(next) => set({ prices: { ...model.prices, [name]: next } })}
          onRemove={() => {
            const { [name]: _removed, ...prices } = model.prices;
            set({ prices });
          }}
        />
      ))}
    </ul>
    <NewPrice
      onAdd={(name) => set({ prices: { ...model.prices, [name]: model.prices[name] ?? { input: 0, output: 0 } } })}
    />
  </>
);

interface PriceRowProps {
  readonly name: string;
  readonly price: Price;
  readonly onChange: (price: Price) => void;
  readonly onRemove: () => void;
}

function PriceRow({ name, price, onChange, onRemove }: PriceRowProps): ReactNode {
  const { cached, ...rest } = price;
  return (
    <li>
      <fieldset className="grid items-end gap-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <legend className="mb-1 text-sm font-semibold break-all">{name}</legend>
        <PriceField label="Input" value={price.input} onChange={(input) => onChange({ ...price, input: input ?? 0 })} />
        <PriceField
          label="Cached input"
          value={cached}
          onChange={(next) => onChange(next === null ? rest : { ...rest, cached: next })}
        />
        <PriceField
          label="Output"
          value={price.output}
          onChange={(output) => onChange({ ...price, output: output ?? 0 })}
        />
        <Button icon="trash" aria-label={`Remove the price of ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </fieldset>
    </li>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | null) => void;
}

const PriceField = ({ label, value, onChange }: PriceFieldProps): ReactNode => (
  <TextField
    type="number"
    min={0}
    step="any"
    label={label}
    value={value ?? ''}
    {...(label === 'Cached input' ? { placeholder: 'as input' } : { required: true })}
    onChange={({ currentTarget }) => onChange(limitOf(currentTarget))}
  />
);

function NewPrice({ onAdd }: { onAdd: (name: string) => void }): ReactNode {
  const [name, setName] = useState('');
  const add = (): void => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        className="flex-1 basis-48"
        label="Model"
        placeholder="gpt-5.1"
        maxLength={128}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon="plus" onClick={add}>
        Add a price
      </Button>
    </div>
  );
}
