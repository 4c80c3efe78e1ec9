// What is done for several selected candidates at once: one call, so one preview, one approval and one undo.
import { useState, type ReactNode } from 'react';
import type { Candidate } from '../api/wire.ts';
import { RejectForm } from '../candidate/decide-dialogs.tsx';
import { TemplateField } from '../candidate/write-dialog.tsx';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, Switch } from '../kit/field.tsx';

interface BulkProps {
  /** What filters leave, on all pages: nothing is done about people whom they hide. */
  readonly found: readonly Candidate[];
  readonly stages: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

interface FormProps {
  readonly selected: readonly Candidate[];
  readonly candidates: readonly string[];
  readonly stages: readonly string[];
  readonly onClose: () => void;
}

const works = [
  { name: 'Move', icon: 'move', Form: MoveForm },
  { name: 'Write', icon: 'mail', Form: WriteForm },
  { name: 'Reject', icon: 'cross', Form: RejectSelected },
] as const;

export function BulkBar({ found, stages, chosen, onChoose }: BulkProps): ReactNode {
  const [open, setOpen] = useState<(typeof works)[number] | undefined>(undefined);
  const selected = found.filter(({ candidate_id: id }) => chosen.has(id));
  const close = (): void => setOpen(undefined);
  return (
    <section
      aria-label="Selected candidates"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2 text-sm"
    >
      <Switch
        kind="box"
        label={`Select all ${String(found.length)} shown`}
        checked={selected.length > 0 && selected.length === found.length}
        onChange={(all) => onChoose(new Set(all ? found.map(({ candidate_id: id }) => id) : []))}
      />
      <span className="flex flex-wrap items-center gap-2">
        {works.map((work) => (
          <Button key={work.name} icon={work.icon} busy={selected.length === 0} onClick={() => setOpen(work)}>
            {selected.length === 0 ? work.name : `${work.name} ${String(selected.length)}…`}
          </Button>
        ))}
      </span>
      {open !== undefined && (
        <open.Form candidates={selected.map(({ candidate_id: id }) => id)} {...{ selected, stages }} onClose={close} />
      )}
    </section>
  );
}

const people = (candidates: readonly string[]): string =>
  candidates.length === 1 ? '1 candidate' : `${String(candidates.length)} candidates`;

function MoveForm({ selected, candidates, stages, onClose }: FormProps): ReactNode {
  const [stage, setStage] = useState('');
  const there = selected.filter((each) => each.stage === stage).map(({ name }) => name);
  return (
    <ToolDialog
      title={`Move ${people(candidates)}`}
      verb="Move"
      missing="Choose a stage to see what will happen."
      call={stage === '' ? undefined : { tool: 'move_stage', arguments: { candidates, stage } }}
      onClose={onClose}
    >
      <SelectField
        data-first
        label="To the stage"
        options={[{ value: '', label: 'Choose…' }, ...stages.map((value) => ({ value, label: value }))]}
        value={stage}
        onChange={({ currentTarget: { value } }) => setStage(value)}
      />
      {there.length > 0 && <p className="text-sm text-muted">{`Already in ${stage}: ${there.join(', ')}`}</p>}
    </ToolDialog>
  );
}

function WriteForm({ candidates, onClose }: FormProps): ReactNode {
  const [template, setTemplate] = useState('');
  const call = { tool: 'send_followup', arguments: { candidates, message_template: template } };
  return (
    <ToolDialog
      title={`Write to ${people(candidates)}`}
      verb="Send"
      missing="Choose a template to read each letter as it will leave."
      call={template === '' ? undefined : call}
      onClose={onClose}
    >
      <TemplateField label="Template" none="Choose…" value={template} onChange={setTemplate} />
    </ToolDialog>
  );
}

function RejectSelected({ candidates, onClose }: FormProps): ReactNode {
  return <RejectForm whom={people(candidates)} subject={{ candidates }} onClose={onClose} />;
}
