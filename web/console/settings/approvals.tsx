// What waits for a person, and who that is.
import type { ReactNode } from 'react';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';
import { toolWords } from '../words/words.ts';

const tools = [
  'move_stage',
  'book_meeting',
  'schedule_interviews',
  'replace_interviewer',
  'reschedule_interviews',
  'cancel_interviews',
  'send_followup',
  'send_message',
  'add_note',
  'notify_user',
  'run_sync',
];
const highTools = ['reject_candidate', 'send_offer'];

/** What happens unless something is chosen stands in the choice itself. */
const choicesOf = (tool: string) => [
  { value: '', label: highTools.includes(tool) ? 'By its stakes: asks' : 'By its stakes: acts at once' },
  { value: 'ask', label: 'Always ask' },
  { value: 'auto', label: 'Never ask' },
];
const isChoice = (value: string): value is 'ask' | 'auto' => value === 'ask' || value === 'auto';

const Switches = ({ settings, change }: SectionProps): ReactNode => (
  <>
    <Switch
      label="Drafts"
      hint="A letter that Muster or a model worded is shown to whoever asked before it leaves. Quoted text leaves as it is."
      checked={settings.drafts === 'on'}
      onChange={(on) => change({ drafts: on ? 'on' : 'off' })}
    />
    <Switch
      label="Four eyes"
      hint="Nobody approves what they asked for themselves."
      checked={settings.four_eyes}
      onChange={(on) => change({ four_eyes: on })}
    />
    <Switch
      label="Stop everything"
      hint="No action is carried out until this is off again. Reading goes on."
      checked={settings.paused}
      onChange={(on) => change({ paused: on })}
    />
  </>
);

export function ApprovalSettings({ settings, change }: SectionProps): ReactNode {
  const set = (tool: string, choice: string): void => {
    const { [tool]: _before, ...others } = settings.approvals;
    change({ approvals: isChoice(choice) ? { ...others, [tool]: choice } : others });
  };
  return (
    <Card title="Approvals" hint="High stakes ask, the rest acts at once, unless it is set here">
      <div className="grid gap-4">
        <Switches settings={settings} change={change} />
        <div className="grid gap-4 sm:grid-cols-2">
          {[...highTools, ...tools].map((tool) => (
            <SelectField
              key={tool}
              label={toolWords(tool).title}
              options={choicesOf(tool)}
              value={settings.approvals[tool] ?? ''}
              onChange={({ currentTarget }) => set(tool, currentTarget.value)}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="number"
            min={1}
            max={720}
            label="Hours until an approval expires"
            value={settings.approval_hours}
            onChange={({ currentTarget }) => change({ approval_hours: currentTarget.valueAsNumber || 1 })}
          />
          <SelectField
            label="Approvals by email"
            options={[
              { value: 'unreached', label: 'To whom no chat reaches' },
              { value: 'always', label: 'To everybody who may decide' },
              { value: 'never', label: 'To nobody' },
            ]}
            value={settings.approval_mail}
            onChange={({ currentTarget: { value } }) => {
              if (value === 'unreached' || value === 'always' || value === 'never') change({ approval_mail: value });
            }}
          />
        </div>
      </div>
    </Card>
  );
}
