// What a step makes of sample records: before and after, record by record, anew with each change once it was tried.
import { useState, type ReactNode } from 'react';
import type { FlowDocument, FlowStep, Rehearsed } from '../api/flows.ts';
import { SelectField } from '../kit/field.tsx';
import { Chip, type Tone } from '../kit/layout.tsx';
import { useBuilder } from './context.ts';
import { TryButton } from './try-button.tsx';

export type Visit = Rehearsed['visits'][number];

const outcomes: Readonly<Record<Visit['outcome'], { readonly label: string; readonly tone: Tone }>> = {
  passed: { label: 'Goes on', tone: 'ok' },
  stopped: { label: 'Ends here', tone: 'warn' },
  changed: { label: 'Changed', tone: 'info' },
  reached: { label: 'Would be written', tone: 'ok' },
  failed: { label: 'Fails', tone: 'bad' },
};

/** What a test would have done at that step, in the words of its kind. */
export const outcomeOf = ({ steps }: Pick<FlowDocument, 'steps'>, { outcome, step: id }: Visit) =>
  outcome === 'reached' && steps.some((step) => step.id === id && step.kind === 'notify')
    ? ({ label: 'Would notify', tone: 'ok' } as const)
    : outcomes[outcome];

export function StepResults({ step }: { step: FlowStep }): ReactNode {
  const { rehearsed, document } = useBuilder();
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
                  label: `${String(index + 1)} of ${String(met.length)}: ${outcomeOf(document, visit).label.toLowerCase()}`,
                }))}
                value={String(Math.min(at, met.length - 1))}
                onChange={({ currentTarget: { value } }) => setAt(Number(value))}
              />
            )}
            <p>
              <Chip tone={outcomeOf(document, shown.visit).tone}>{outcomeOf(document, shown.visit).label}</Chip>
              {shown.visit.because !== null && <span className="ms-2 text-bad">{shown.visit.because}</span>}
            </p>
            <Change before={shown.before} after={shown.visit.record} />
          </>
        )}
      </div>
    </section>
  );
}

interface ChangeProps {
  readonly before: unknown;
  readonly after: unknown;
  readonly of?: string;
}

export const Change = ({ before, after, of = '' }: ChangeProps): ReactNode => {
  const [was, is] = [JSON.stringify(before, null, 2), JSON.stringify(after, null, 2)];
  return was === is ? (
    <RecordText title="Record" text={is} of={of} />
  ) : (
    <div className="grid gap-3 xl:grid-cols-2">
      <RecordText title="In" text={was} of={of} />
      <RecordText title="Out" text={is} of={of} />
    </div>
  );
};

interface RecordTextProps {
  readonly title: string;
  readonly text: string;
  /** Whose it is, where several stand on the page. */
  readonly of?: string;
}

export const RecordText = ({ title, text, of = '' }: RecordTextProps): ReactNode => (
  <div className="min-w-0">
    <p className="mb-1 text-sm text-muted">{title}</p>
    <pre
      role="region"
      aria-label={`${title}${of}`}
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-small bg-soft p-3 text-xs"
    >
      {text}
    </pre>
  </div>
);
