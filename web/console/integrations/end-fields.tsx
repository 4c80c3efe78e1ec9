// One end of what moves: an account, and a collection in it.
import type { ReactNode } from 'react';
import type { Connection } from '../api/integrations.ts';
import { SelectField, type Option } from '../kit/field.tsx';
import type { Choice } from './collections.ts';

interface End {
  readonly connection: string;
  readonly endpoint: string;
}

interface EndFieldsProps {
  readonly end: End;
  readonly connections: readonly Connection[];
  readonly collections: readonly Choice[];
  readonly onChange: (end: End) => void;
}

const choose: Option = { value: '', label: 'Choose…' };

export const EndFields = ({ end, connections, collections, onChange }: EndFieldsProps): ReactNode => (
  <div className="grid gap-4">
    <SelectField
      required
      label="Connection"
      options={[
        choose,
        ...connections.map(({ connection_id: value, name, system }) => ({ value, label: `${name} (${system})` })),
      ]}
      value={end.connection}
      onChange={({ currentTarget: { value } }) => onChange({ connection: value, endpoint: '' })}
    />
    <SelectField
      required
      label="Collection"
      options={[choose, ...collections.map(({ name: value, label }) => ({ value, label }))]}
      value={end.endpoint}
      onChange={({ currentTarget: { value } }) => onChange({ ...end, endpoint: value })}
    />
  </div>
);
