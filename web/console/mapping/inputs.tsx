// The inputs that the steps of a mapping are entered with.
import type { ReactNode } from 'react';
import type { Json } from '../../../src/core/json.ts';
import { SelectField, TextField } from '../kit/field.tsx';
import { jsonOf, typedAs } from './values.ts';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

interface TextProps extends Labelled {
  /** Never taken empty: what stood there stays. */
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export const Text = ({ onChange, required = false, ...rest }: TextProps): ReactNode => (
  <TextField
    {...rest}
    required={required}
    spellCheck={false}
    onChange={({ currentTarget: { value } }) => (value !== '' || !required) && onChange(value)}
  />
);

interface WholeProps extends Labelled {
  readonly value: number | undefined;
  readonly onChange: (number: number | undefined) => void;
}

export const Whole = ({ value, onChange, ...rest }: WholeProps): ReactNode => (
  <TextField
    {...rest}
    type="number"
    step={1}
    value={value ?? ''}
    onChange={({ currentTarget: { valueAsNumber: number } }) =>
      onChange(Number.isFinite(number) ? Math.trunc(number) : undefined)
    }
  />
);

interface OptionalProps extends Labelled {
  /** What follows where nothing is given. */
  readonly empty: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

export const Optional = ({ value, onChange, empty, ...rest }: OptionalProps): ReactNode => (
  <TextField
    {...rest}
    hint={`Empty: ${empty}. "" is an empty text, null nothing at all.`}
    spellCheck={false}
    value={value === undefined ? '' : value === '' ? '""' : typedAs(value)}
    onChange={({ currentTarget: { value: text } }) => onChange(text === '' ? undefined : jsonOf(text))}
  />
);

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>): ReactNode {
  const isOne = (given: string): given is Value => Object.hasOwn(options, given);
  return (
    <SelectField
      label={label}
      options={Object.entries<string>(options).map(([each, words]) => ({ value: each, label: words }))}
      value={value}
      onChange={({ currentTarget }) => isOne(currentTarget.value) && onChange(currentTarget.value)}
    />
  );
}
