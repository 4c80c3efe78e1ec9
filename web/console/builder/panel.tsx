// The chosen step: what it is told, what is wrong with it and how to mend it, and what it makes of sample records.
import { useState, type ReactNode } from 'react';
import { useService } from '../app/service.tsx';
import { IconButton } from '../kit/button.tsx';
import { SelectField, TextField } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Card } from '../kit/layout.tsx';
import { findingsOf, theSource, useBuilder } from './context.ts';
import { change, comingBy, redirect, stepNamed, waysOf } from './document.ts';
import { SourceForm } from './source-form.tsx';
import { StepForm } from './step-form.tsx';
import { StepResults } from './step-results.tsx';
import { TestPanel } from './test-panel.tsx';
import { kindWords } from './words.ts';
import type { FlowStep } from '../api/flows.ts';

export function Panel(): ReactNode {
  const builder = useBuilder();
  const { session } = useService();
  const { chosen, choose, document, names, isTestOpen } = builder;
  const step = stepNamed(document, chosen);
  if (step === undefined && chosen !== theSource) return isTestOpen ? <TestPanel /> : null;
  const title = step === undefined ? 'Trigger and source' : names.step(step.id);
  return (
    <Card
      title={title}
      {...(step === undefined ? {} : { hint: kindWords[step.kind].about })}
      actions={<IconButton icon="cross" label={`Close ${title}`} onClick={() => choose('')} />}
    >
      <div className="grid gap-4">
        <Findings id={chosen} />
        {step === undefined ? <SourceForm timeZone={session.time_zone} /> : <StepFields step={step} />}
      </div>
    </Card>
  );
}

function Findings({ id }: { id: string }): ReactNode {
  const found = findingsOf(useBuilder(), id);
  if (found.length === 0) return null;
  return (
    <ul aria-label="What is to be mended" className="grid gap-2">
      {found.map(({ path, code, severity, message, remedy }) => (
        <li
          key={`${path} ${code} ${message}`}
          className={`flex gap-2 rounded-small p-3 text-sm ${severity === 'error' ? 'bg-bad-bg text-bad' : 'bg-warn-bg text-warn'}`}
        >
          <Icon name="warning" className="mt-0.5 size-4.5" />
          <span className="min-w-0">
            <span className="font-semibold">{message}</span> {remedy}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StepFields({ step }: { step: FlowStep }): ReactNode {
  const { document, edit, mayChange } = useBuilder();
  const put = (to: FlowStep): void => edit(change(document, to), `step ${step.id}`);
  return (
    <>
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
        <TextField
          label="Name"
          placeholder={kindWords[step.kind].label}
          value={step.name ?? ''}
          onChange={({ currentTarget: { value } }) => put({ ...step, name: value === '' ? undefined : value })}
        />
        <StepForm step={step} onChange={put} />
        <Ways step={step} />
      </fieldset>
      <StepResults step={step} />
    </>
  );
}

/** Where it goes on: chosen here what is drawn on the canvas. Closed, it costs nothing. */
function Ways({ step }: { step: FlowStep }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className="flex min-h-control items-center text-sm font-medium text-accent">Where it goes on</summary>
      {isOpen && <WaysOn step={step} />}
    </details>
  );
}

function WaysOn({ step }: { step: FlowStep }): ReactNode {
  const { document, edit, names } = useBuilder();
  // A circle would never end.
  const before = comingBy(document, step.id);
  const others = document.steps.filter(({ id }) => !before.has(id));
  return (
    <div className="grid gap-3">
      {waysOf(step).map(({ way, to, name }) => (
        <SelectField
          key={String(way.port)}
          label={name === '' ? 'Next step' : name}
          options={[
            { value: '', label: 'The way ends here' },
            ...others.map((each) => ({ value: each.id, label: names.step(each.id) })),
          ]}
          value={to ?? ''}
          onChange={({ currentTarget: { value } }) => edit(redirect(document, way, value === '' ? null : value))}
        />
      ))}
    </div>
  );
}
