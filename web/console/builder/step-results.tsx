// What a step makes of sample records: before and after, record by record, anew with each change once it was tried.
import { useState, type ReactNode } from 'react';
import type { FlowStep, Rehearsed } from '../api/flows.ts';
import { SelectField } from '../kit/field.tsx';
import { Chip, type Tone } from '../kit/layout.tsx';
import { useBuilder } from './context.ts';
import { TryButton } from './try-button.tsx';

type Visit = Rehearsed['visits'][number];

const outcomes: Readonly<Record<Visit['outcome'], { readonly label: string; readonly tone: Tone }>> = {
  passed: { label: 'Goes on', tone: 'ok' },
  stopped: { label: 'Ends here', tone: 'warn' },
  changed: { label: 'Changed', tone: 'info' },
  reached: { label: 'Would be sent', tone: 'ok' },
  failed: { label: 'Fails', tone: 'bad' },
};

export function StepResults({ step }: { step: FlowStep }): ReactNode {
  const { rehearsed } = useBuilder();
  const [at, setAt] = useState(0);
  const met = (rehearsed ?? []).flatMap(({ record, visits }) => {
    const index = visits.findIndex((visit) => visit.step === step.id);
    const visit = visits[index];
    return visit === undefined ? [] : [{ before: visits[index - 1]?.record ?? record, visit }];
  });
  const shown = met[Math.min(at, met.length - 1)];
  return (
    <section aria-label="Test of this step" className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">On sample records</h3>
        <TryButton label="Test this step" />
      </div>
      <div role="status" className="grid gap-3 text-sm">
        {rehearsed !== undefined && shown === undefined && (
          <p className="text-muted">{`None of the ${String(rehearsed.length)} sample records comes by here.`}</p>
        )}
        {shown !== undefined && (
          <>
            {met.length > 1 && (
              <SelectField
                label="Record"
                options={met.map(({ visit }, index) => ({
                  value: String(index),
                  label: `${String(index + 1)} of ${String(met.length)}: ${outcomes[visit.outcome].label.toLowerCase()}`,
                }))}
                value={String(Math.min(at, met.length - 1))}
                onChange={({ currentTarget: { value } }) => setAt(Number(value))}
              />
            )}
            <p>
              <Chip tone={outcomes[shown.visit.outcome].tone}>{outcomes[shown.visit.outcome].label}</Chip>
              {shown.visit.because !== null && <span className="ms-2 text-bad">{shown.visit.because}</span>}
            </p>
            <Change before={shown.before} after={shown.visit.record} />
          </>
        )}
      </div>
    </section>
  );
}

const Change = ({ before, after }: { before: unknown; after: unknown }): ReactNode => {
  const [was, is] = [JSON.stringify(before, null, 2), JSON.stringify(after, null, 2)];
  return was === is ? (
    <Record title="Record" text={is} />
  ) : (
    <div className="grid gap-3 xl:grid-cols-2">
      <Record title="Before" text={was} />
      <Record title="After" text={is} />
    </div>
  );
};

const Record = ({ title, text }: { title: string; text: string }): ReactNode => (
  <div className="min-w-0">
    <h4 className="mb-1 text-sm text-muted">{title}</h4>
    <pre
      role="region"
      aria-label={title}
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-small bg-soft p-3 text-xs"
    >
      {text}
    </pre>
  </div>
);
