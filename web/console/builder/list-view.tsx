// The flow as a list: everything that the canvas does, for keyboards, screen readers and small screens.
import type { ReactNode } from 'react';
import type { FlowStep } from '../api/flows.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { findingsOf, theSource, useBuilder } from './context.ts';
import { duplicate, incoming, moveUp, stepNamed, waysOf, type Way } from './document.ts';
import { endWords, kindWords, stepWords, titleOf, triggerWords } from './words.ts';

export function ListView(): ReactNode {
  const builder = useBuilder();
  const { document } = builder;
  const shown = new Set<string>();
  const orphans = document.steps.filter(({ id }) => document.start !== id && incoming(document, id).length === 0);
  return (
    <div className="grid gap-3">
      <SourceCard />
      <Path way={{ step: null, port: 'next' }} to={document.start} shown={shown} />
      {orphans.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold">Not on any way</h2>
          {orphans.map(({ id }) => (
            <Path key={id} way={undefined} to={id} shown={shown} />
          ))}
        </section>
      )}
    </div>
  );
}

const cardLook = (isChosen: boolean): string =>
  `flex flex-wrap items-center gap-3 rounded-card border bg-surface p-3 ${isChosen ? 'border-accent ring-2 ring-accent' : 'border-line'}`;

function SourceCard(): ReactNode {
  const builder = useBuilder();
  const { document, chosen, choose } = builder;
  return (
    <article className={cardLook(chosen === theSource)}>
      <Icon name="plug" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{triggerWords[document.trigger.kind]}</h2>
        <p className="text-sm text-muted">{`Reads ${endWords(document.source)}`}</p>
      </div>
      <Faults id={theSource} />
      <Button aria-pressed={chosen === theSource} onClick={() => choose(theSource)}>
        Edit<Hidden> trigger and source</Hidden>
      </Button>
    </article>
  );
}

function Faults({ id }: { id: string }): ReactNode {
  const found = findingsOf(useBuilder(), id);
  if (found.length === 0) return null;
  const isBad = found.some(({ severity }) => severity === 'error');
  return <Chip tone={isBad ? 'bad' : 'warn'}>{isBad ? 'Needs set-up' : 'Look at this'}</Chip>;
}

interface PathProps {
  /** The way that leads here; undefined for what stands alone. */
  readonly way: Way | undefined;
  readonly to: string | null;
  /** Steps that stand further up already: ways may meet, and are drawn once. */
  readonly shown: Set<string>;
}

/** The steps of one way, one after the other, down to its end or to a condition. */
function Path({ way, to, shown }: PathProps): ReactNode {
  const { document } = useBuilder();
  const rows: ReactNode[] = [];
  let at = to;
  let last = way;
  while (at !== null) {
    const step = stepNamed(document, at);
    if (step === undefined) break;
    if (shown.has(step.id)) {
      rows.push(<Joins key={`joins ${step.id}`} step={step} />);
      return <ol className="grid gap-3">{rows}</ol>;
    }
    shown.add(step.id);
    rows.push(
      <li key={step.id} className="grid gap-3">
        <StepRow step={step} />
        {step.kind === 'condition' && <Branches step={step} shown={shown} />}
      </li>,
    );
    if (step.kind === 'condition') return <ol className="grid gap-3">{rows}</ol>;
    last = { step: step.id, port: 'next' };
    at = step.next;
  }
  return (
    <ol className="grid gap-3">
      {rows}
      {last !== undefined && (
        <li>
          <AddHere way={last} />
        </li>
      )}
    </ol>
  );
}

function Joins({ step }: { step: FlowStep }): ReactNode {
  const { choose } = useBuilder();
  return (
    <li>
      <Button look="quiet" icon="forward" onClick={() => choose(step.id)}>
        {`Goes on at “${titleOf(step)}”`}
      </Button>
    </li>
  );
}

function AddHere({ way }: { way: Way }): ReactNode {
  const { add, mayChange } = useBuilder();
  if (!mayChange) return <p className="text-sm text-muted">The way ends here.</p>;
  return (
    <Button icon="plus" onClick={() => add(way)}>
      Add a step
      <Hidden>{way.step === null ? ' after the source' : ` after ${way.step}`}</Hidden>
    </Button>
  );
}

const Branches = ({ step, shown }: { step: FlowStep; shown: Set<string> }): ReactNode => (
  <ul className="grid gap-3">
    {waysOf(step).map(({ way, to, name }) => (
      <li key={String(way.port)} className="grid gap-2 border-s-3 border-line ps-4">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Path way={way} to={to} shown={shown} />
      </li>
    ))}
  </ul>
);

function StepRow({ step }: { step: FlowStep }): ReactNode {
  const builder = useBuilder();
  const { document, edit, chosen, choose, mayChange, removeStep } = builder;
  const title = titleOf(step);
  const up = moveUp(document, step.id);
  return (
    <article className={cardLook(chosen === step.id)}>
      <Icon name={kindWords[step.kind].icon} />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{title}</h2>
        <p className="text-sm break-words text-muted">{`${kindWords[step.kind].label}: ${stepWords(step)}`}</p>
      </div>
      <Faults id={step.id} />
      <div className="flex flex-wrap gap-1">
        <Button aria-pressed={chosen === step.id} onClick={() => choose(step.id)}>
          Edit<Hidden>{` ${title}`}</Hidden>
        </Button>
        {mayChange && (
          <>
            {up !== document && <IconButton icon="send" label={`Move ${title} up`} onClick={() => edit(up)} />}
            {step.kind !== 'condition' && (
              <IconButton
                icon="plus"
                label={`Add a step after ${title}`}
                onClick={() => builder.add({ step: step.id, port: 'next' })}
              />
            )}
            <IconButton
              icon="copy"
              label={`Duplicate ${title}`}
              onClick={() => {
                const made = duplicate(document, step.id);
                edit(made.document);
                choose(made.id);
              }}
            />
            <IconButton icon="trash" label={`Remove ${title}`} onClick={() => removeStep(step)} />
          </>
        )}
      </div>
    </article>
  );
}
