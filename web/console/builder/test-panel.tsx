// A test of the whole flow: what each record is when it comes to a step, and what the step makes of it.
import { useState, type ReactNode } from 'react';
import type { FlowDocument, Rehearsed, Sample } from '../api/flows.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { AreaField, SelectField } from '../kit/field.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { theSource, useBuilder } from './context.ts';
import { exampleRecord } from './example-record.ts';
import { Change, outcomeOf, RecordText, type Visit } from './step-results.tsx';
import { useTrying } from './trying.ts';

export function TestPanel(): ReactNode {
  const { openTest, rehearsed } = useBuilder();
  const { error } = useTrying();
  return (
    <Card
      title="Test of the flow"
      hint="Nothing is written and nobody is told."
      actions={<IconButton icon="cross" label="Close the test" onClick={() => openTest(false)} />}
    >
      <div className="grid gap-4">
        <Results />
        {error !== null && <Fault error={error} />}
        <OwnRecord isOpen={error !== null || rehearsed?.length === 0} />
      </div>
    </Card>
  );
}

function Results(): ReactNode {
  const { rehearsed, document } = useBuilder();
  const { isRunning } = useTrying();
  const [at, setAt] = useState(0);
  if (rehearsed === undefined)
    return (
      <p role="status" className="text-sm text-muted">
        {isRunning && 'Testing …'}
      </p>
    );
  const shown = rehearsed[Math.min(at, rehearsed.length - 1)];
  return (
    <div role="status" className="grid gap-4 text-sm">
      {document.source.connection === null && <p>The source is not connected yet. This is an example record.</p>}
      {shown === undefined && <p>The source has no record to test with. Use an example record below.</p>}
      {rehearsed.length > 1 && (
        <SelectField
          label="Record"
          options={rehearsed.map((each, index) => ({
            value: String(index),
            label: `${String(index + 1)} of ${String(rehearsed.length)}: ${endOf(document, each)}`,
          }))}
          value={String(Math.min(at, rehearsed.length - 1))}
          onChange={({ currentTarget: { value } }) => setAt(Number(value))}
        />
      )}
      {shown !== undefined && <Walk rehearsed={shown} />}
    </div>
  );
}

function endOf(document: FlowDocument, { filtered, because, visits }: Rehearsed): string {
  if (filtered) return 'left out by the source’s filter';
  const last = visits.at(-1);
  if (because !== null) return 'fails';
  return last === undefined ? 'comes to no step' : outcomeOf(document, last).label.toLowerCase();
}

function Walk({ rehearsed: { record, filtered, because, visits } }: { rehearsed: Rehearsed }): ReactNode {
  const { names, document, choose } = useBuilder();
  return (
    <ol aria-label="Steps of the test" className="grid gap-4">
      <li className="grid gap-2">
        <Button look="quiet" className="justify-self-start" onClick={() => choose(theSource)}>
          {`Read ${names.end(document.source, 'from')}`}
        </Button>
        <RecordText title="Record" of=" from the source" text={JSON.stringify(record, null, 2)} />
        {filtered && <p>The filter of the source leaves this record out.</p>}
        {because !== null && <p className="text-bad">{because}</p>}
        {!filtered && because === null && visits.length === 0 && <p>No step follows the source.</p>}
      </li>
      {visits.map((visit, index) => (
        <Visited key={visit.step} visit={visit} before={visits[index - 1]?.record ?? record} />
      ))}
    </ol>
  );
}

function Visited({ visit, before }: { visit: Visit; before: unknown }): ReactNode {
  const { names, choose, document } = useBuilder();
  const { label, tone } = outcomeOf(document, visit);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" onClick={() => choose(visit.step)}>
          {names.step(visit.step)}
        </Button>
        <Chip tone={tone}>{label}</Chip>
      </div>
      {visit.because !== null && <p className="text-bad">{visit.because}</p>}
      <Change before={before} after={visit.record} of={` at ${names.step(visit.step)}`} />
    </li>
  );
}

/** For a source that is empty, not connected, or holds nothing that comes by the step in question. */
function OwnRecord({ isOpen }: { isOpen: boolean }): ReactNode {
  const { source } = useBuilder();
  const { run, isRunning } = useTrying();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState('');
  const text = typed ?? JSON.stringify(exampleRecord(source?.fields ?? []), null, 2);
  const send = (): void => {
    const record = recordOf(text);
    setFault(record === undefined ? 'This is not a JSON object. Write one such as {"id": "1"}.' : '');
    if (record !== undefined) run([record]);
  };
  return (
    <details open={isOpen} className="border-t border-line pt-2">
      <summary className="flex min-h-control items-center text-sm font-medium text-accent">
        Test with an example record
      </summary>
      <div className="grid gap-3">
        <AreaField
          label="Example record (JSON)"
          rows={8}
          spellCheck={false}
          value={text}
          {...(fault === '' ? {} : { fault })}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button className="justify-self-start" busy={isRunning} onClick={send}>
          Test this record
        </Button>
      </div>
    </details>
  );
}

function recordOf(text: string): Sample | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was parsed from JSON and is an object
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sample) : undefined;
  } catch {
    // Typed by a person: that it is no JSON is what they are told.
    return undefined;
  }
}
