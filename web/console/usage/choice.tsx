// One choice above figures, with its name beside it.
import type { ReactNode } from 'react';

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps): ReactNode => (
  <label className="flex items-center gap-2 text-sm">
    <span className="text-muted">{label}</span>
    <select className="field" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
