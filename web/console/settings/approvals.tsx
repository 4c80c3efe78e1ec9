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
  { value: '', label: highTools.includes(tool) ? 'Default: ask first' : 'Default: do it at once' },
  { value: 'ask', label: 'Always ask' },
  { value: 'auto', label: 'Never ask' },
];
const isChoice = (value: string): value is 'ask' | 'auto' => value === 'ask' || value === 'auto';

const Switches = ({ settings, change }: SectionProps): ReactNode => (
  <>
    <Switch
      label="Drafts"
      hint="Letters worded by Muster or a model go to whoever asked for review before they leave. Quoted text does not."
      checked={settings.drafts === 'on'}
      onChange={(on) => change({ drafts: on ? 'on' : 'off' })}
    />
    <Switch
      label="Four eyes"
      hint="Nobody can approve their own request."
      checked={settings.four_eyes}
      onChange={(on) => change({ four_eyes: on })}
    />
    <Switch
      label="Stop everything"
      hint="Pauses every action until you turn this off. Reading still works."
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
    <Card title="Approvals" hint="Offers and rejections need approval unless you change it here.">
      <div className="grid gap-4">
        <Switches settings={settings} change={change} />
        <div className="grid gap-4 sm:grid-cols-2">
          {[...highTools, ...tools].map((tool) => (
            <SelectField
              key={tool}
              name={`approvals.${tool}`}
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
            name="approval_hours"
            label="Hours until an approval expires"
            value={settings.approval_hours}
            onChange={({ currentTarget }) => change({ approval_hours: currentTarget.valueAsNumber || 1 })}
          />
          <SelectField
            name="approval_mail"
            label="Approvals by email"
            options={[
              { value: 'unreached', label: 'People without chat' },
              { value: 'always', label: 'Everybody who can decide' },
              { value: 'never', label: 'Nobody' },
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
