// The systems that instructions act on: the built-in ones, or accounts that are connected.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { connectionsQuery, connectorsQuery } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { SelectField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

const places = [
  { place: 'ats', label: 'Applicant tracking system' },
  { place: 'calendar', label: 'Calendar of interviews' },
  { place: 'crm', label: 'CRM' },
  { place: 'mail', label: 'Mail system' },
  { place: 'chat', label: 'Chat' },
  { place: 'text', label: 'Text messages' },
] as const;

export function SystemSettings({ settings, change }: SectionProps): ReactNode {
  const optionsOf = useOptions();
  return (
    <Card title="Your systems" hint="The accounts that Muster reads and writes.">
      <div className="grid gap-4 sm:grid-cols-2">
        {places.map(({ place, label }) => (
          <SelectField
            key={place}
            name={`systems.${place}`}
            label={label}
            options={optionsOf(place)}
            value={settings.systems[place] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ systems: { ...settings.systems, [place]: value === '' ? null : value } })
            }
          />
        ))}
      </div>
      <p className="mt-3 text-sm">
        <Link to="/catalogue" className="inline-flex min-h-control items-center font-medium text-accent">
          Connect another one
        </Link>
      </p>
    </Card>
  );
}

/** The built-in one, and the accounts of systems that can stand in its place. */
function useOptions() {
  const { api } = useService();
  const connectors = useQuery(connectorsQuery(api)).data?.data ?? [];
  const connections = useQuery(connectionsQuery(api)).data?.data ?? [];
  return (place: string) => {
    const serving = new Set(connectors.filter(({ serves }) => serves.includes(place)).map(({ system }) => system));
    const accounts = connections.filter(({ system }) => serving.has(system));
    return [
      { value: '', label: 'Built-in' },
      ...accounts.map(({ connection_id: value, name }) => ({ value, label: name })),
    ];
  };
}
