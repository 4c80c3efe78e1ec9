// What starts a flow, and where it reads.
import type { ReactNode } from 'react';
import type { FlowDocument } from '../api/flows.ts';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { eventWords, isEvent, optionsOf } from '../rules/words.ts';
import { useBuilder } from './context.ts';
import { EndForm } from './end-form.tsx';
import { triggerWords } from './words.ts';

type Trigger = FlowDocument['trigger'];

function triggerOf(kind: string, timeZone: string): Trigger | undefined {
  switch (kind) {
    case 'manual':
    case 'real_time':
    case 'webhook':
      return { kind };
    case 'schedule':
      return { kind, cron: '0 2 * * *', time_zone: timeZone };
    case 'event':
      return { kind, event: 'candidate.moved' };
    default:
      return undefined;
  }
}

export function SourceForm({ timeZone }: { timeZone: string }): ReactNode {
  const { document, edit } = useBuilder();
  const { trigger, source, name } = document;
  const options = Object.entries(triggerWords).map(([value, label]) => ({ value, label }));
  return (
    <div className="grid gap-4">
      <TextField
        label="Name of the flow"
        value={name}
        onChange={({ currentTarget: { value } }) => value !== '' && edit({ ...document, name: value }, 'name')}
      />
      <SelectField
        label="Starts"
        options={options}
        value={trigger.kind}
        onChange={({ currentTarget: { value } }) => {
          const next = triggerOf(value, timeZone);
          if (next !== undefined) edit({ ...document, trigger: next });
        }}
      />
      {trigger.kind === 'schedule' && (
        <>
          <TextField
            label="Schedule (cron)"
            hint="Minute, hour, day, month, weekday: 0 2 * * * is every night at two."
            value={trigger.cron}
            onChange={({ currentTarget: { value } }) =>
              value !== '' && edit({ ...document, trigger: { ...trigger, cron: value } }, 'cron')
            }
          />
          <TextField
            label="Time zone"
            value={trigger.time_zone}
            onChange={({ currentTarget: { value } }) =>
              edit({ ...document, trigger: { ...trigger, time_zone: value } }, 'zone')
            }
          />
        </>
      )}
      {trigger.kind === 'event' && (
        <SelectField
          label="What happens"
          hint="Each time, the flow looks for what is new or changed in its source."
          options={optionsOf(eventWords)}
          value={trigger.event}
          onChange={({ currentTarget: { value } }) =>
            isEvent(value) && edit({ ...document, trigger: { ...trigger, event: value } })
          }
        />
      )}
      <EndForm end={source} onChange={(end) => edit({ ...document, source: { ...source, ...end } })} />
      <CarryFields />
    </div>
  );
}

/** What the writes of the flow do beside writing. */
function CarryFields(): ReactNode {
  const { document, edit } = useBuilder();
  return (
    <>
      <Switch
        kind="box"
        label="Carry deletions over"
        checked={document.carry_deletions}
        onChange={(on) => edit({ ...document, carry_deletions: on })}
      />
      <Switch
        kind="box"
        label="Keep what is overwritten"
        hint="Each record is read there before it is changed, so that a run can be undone."
        checked={document.keep_previous ?? false}
        onChange={(on) => edit({ ...document, keep_previous: on })}
      />
    </>
  );
}
