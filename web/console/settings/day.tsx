// The working day: zone, hours, and when the brief comes.
import { memo, useState, type ReactNode } from 'react';
import { Switch, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

const channels = [
  { value: 'email', label: 'Email' },
  { value: 'slack', label: 'Slack' },
  { value: 'teams', label: 'Teams' },
];

/** Four hundred choices: made once, when somebody is about to choose. */
const Zones = memo(() =>
  Intl.supportedValuesOf('timeZone').map((zone) => (
    <option key={zone} value={zone}>
      {zone}
    </option>
  )),
);

export function DaySettings({ settings, change }: SectionProps): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card title="Working day" hint="Working hours and the morning brief">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="time_zone"
          label="Time zone"
          list="zones"
          value={settings.time_zone}
          onFocus={() => setChoosing(true)}
          onChange={({ currentTarget }) => change({ time_zone: currentTarget.value })}
        />
        <datalist id="zones">{isChoosing && <Zones />}</datalist>
        <TextField
          type="time"
          name="brief_time"
          label="Brief time"
          value={settings.brief_time}
          onChange={({ currentTarget }) => change({ brief_time: currentTarget.value })}
        />
        <Span settings={settings} change={change} name="working_hours" labels={['Work begins', 'Work ends']} />
        <Span settings={settings} change={change} name="quiet_hours" labels={['No texts from', 'No texts until']} />
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-medium">Where the brief is sent</legend>
        <div className="flex flex-wrap gap-x-6">
          {channels.map(({ value, label }) => (
            <Switch
              key={value}
              kind="box"
              label={label}
              checked={settings.brief_channels.includes(value)}
              onChange={(on) => {
                const others = settings.brief_channels.filter((each) => each !== value);
                change({ brief_channels: on ? [...others, value] : others });
              }}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}

interface SpanProps extends SectionProps {
  readonly name: 'working_hours' | 'quiet_hours';
  readonly labels: readonly [from: string, to: string];
}

const Span = ({ settings, change, name, labels: [from, to] }: SpanProps): ReactNode => (
  <>
    <TextField
      type="time"
      name={`${name}.from`}
      label={from}
      value={settings[name].from}
      onChange={({ currentTarget }) => change({ [name]: { ...settings[name], from: currentTarget.value } })}
    />
    <TextField
      type="time"
      name={`${name}.to`}
      label={to}
      value={settings[name].to}
      onChange={({ currentTarget }) => change({ [name]: { ...settings[name], to: currentTarget.value } })}
    />
  </>
);
