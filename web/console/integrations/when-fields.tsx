// When an integration runs, and whether it carries deletions over.
import type { ReactNode } from 'react';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { isMode, type Draft } from './draft.ts';
import { modeWords } from './words.ts';

interface When extends Pick<Draft, 'mode' | 'cron' | 'timeZone' | 'carriesDeletions'> {
  /** Left out where it cannot be chosen. */
  readonly keepsPrevious?: boolean;
}

interface WhenFieldsProps {
  readonly draft: When;
  readonly change: (part: Partial<When>) => void;
}

export const WhenFields = ({ draft, change }: WhenFieldsProps): ReactNode => (
  <Card title="When">
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="Runs"
        options={Object.entries(modeWords).map(([value, label]) => ({ value, label }))}
        value={draft.mode}
        onChange={({ currentTarget: { value } }) => isMode(value) && change({ mode: value })}
      />
      {draft.mode === 'batch' && (
        <>
          <TextField
            required
            name="schedule.cron"
            label="Schedule (cron)"
            hint="Minute, hour, day, month, weekday: 0 2 * * * is every night at two."
            value={draft.cron}
            onChange={({ currentTarget: { value } }) => change({ cron: value })}
          />
          <TextField
            required
            name="schedule.time_zone"
            label="Time zone"
            value={draft.timeZone}
            onChange={({ currentTarget: { value } }) => change({ timeZone: value })}
          />
        </>
      )}
    </div>
    <Switch
      kind="box"
      label="Carry deletions over"
      hint="Records deleted here are deleted there. Large deletions wait for approval."
      checked={draft.carriesDeletions}
      onChange={(carriesDeletions) => change({ carriesDeletions })}
    />
    {draft.keepsPrevious !== undefined && (
      <Switch
        kind="box"
        label="Keep what is overwritten"
        hint="Each record is read there before it is changed, so that a run can be undone: one more request for each change."
        checked={draft.keepsPrevious}
        onChange={(keepsPrevious) => change({ keepsPrevious })}
      />
    )}
  </Card>
);
