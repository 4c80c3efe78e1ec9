// The flow as a list: everything that the canvas does, for keyboards, screen readers and small screens.
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FlowStep } from '../api/flows.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip, Hidden } from '../kit/layout.tsx';
import { faultsOf, theSource, useBuilder, type Builder, type Fault } from './context.ts';
import { duplicate, mayMoveUp, moveUp, waysIn, waysOf, type StepBranch } from './document.ts';
import { kindWords, stepWords, triggerWords } from './words.ts';

export function ListView(): ReactNode {
  const builder = useBuilder();
  const { document } = builder;
  const looks = useLooks(builder);
  const shown = new Set<string>();
  const orphans = document.steps.filter(({ id }) => !looks.ways.has(id));
  return (
    <div className="grid gap-3">
      <SourceCard fault={looks.faults.get(theSource)} />
      <Path way={{ step: null, port: 'next' }} to={document.start} shown={shown} looks={looks} />
      {orphans.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-semibold">Not on any way</h2>
          {orphans.map(({ id }) => (
            <Path key={id} way={undefined} to={id} shown={shown} looks={looks} />
          ))}
        </section>
      )}
    </div>
  );
}

/** What the rows are drawn from, looked up once for all of them. */
interface Looks {
  readonly steps: ReadonlyMap<string, FlowStep>;
  readonly ways: ReadonlyMap<string, readonly StepBranch[]>;
  readonly faults: ReadonlyMap<string, Fault>;
  readonly act: RowActions;
}

/** The same object for good: a row is drawn anew only when its own step changes. */
interface RowActions {
  readonly choose: (id: string) => void;
  readonly moveUp: (id: string) => void;
  readonly addAfter: (id: string) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (step: FlowStep) => void;
}

function useLooks(builder: Builder): Looks {
  const { document, findings } = builder;
  const latest = useRef(builder);
  useEffect(() => {
    latest.current = builder;
  });
  const act = useMemo<RowActions>(
    () => ({
      choose: (id) => latest.current.choose(id),
      moveUp: (id) => latest.current.edit(moveUp(latest.current.document, id)),
      addAfter: (step) => latest.current.add({ step, port: 'next' }),
      duplicate: (id) => {
        const made = duplicate(latest.current.document, id);
        latest.current.edit(made.document);
        latest.current.choose(made.id);
      },
      remove: (step) => latest.current.removeStep(step),
    }),
    [],
  );
  const faults = useMemo(() => faultsOf(findings), [findings]);
  const { steps, ways } = useMemo(
    () => ({ steps: new Map(document.steps.map((step) => [step.id, step])), ways: waysIn(document) }),
    [document],
  );
  return { steps, ways, faults, act };
}

const cardLook = (isChosen: boolean): string =>
  `flex flex-wrap items-center gap-3 rounded-card border bg-surface p-3 ${isChosen ? 'border-accent ring-2 ring-accent' : 'border-line'}`;

function SourceCard({ fault }: { fault: Fault }): ReactNode {
  const { document, chosen, choose, names } = useBuilder();
  return (
    <article className={cardLook(chosen === theSource)}>
      <Icon name="plug" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{triggerWords[document.trigger.kind]}</h2>
        <p className="text-sm text-muted">{`Reads ${names.end(document.source, 'from')}`}</p>
        <Reason fault={fault} />
      </div>
      <FaultChip fault={fault} />
      <Button aria-pressed={chosen === theSource} onClick={() => choose(theSource)}>
        Edit<Hidden> trigger and source</Hidden>
      </Button>
    </article>
  );
}

const FaultChip = ({ fault }: { fault: Fault }): ReactNode =>
  fault !== undefined && (
    <Chip tone={fault.severity === 'error' ? 'bad' : 'warn'}>
      {fault.severity === 'error' ? 'Needs setup' : 'Check this'}
    </Chip>
  );

const Reason = ({ fault }: { fault: Fault }): ReactNode =>
  fault !== undefined && (
    <p className={`text-sm break-words ${fault.severity === 'error' ? 'text-bad' : 'text-warn'}`}>{fault.message}</p>
  );

interface PathProps {
  /** The way that leads here; undefined for what stands alone. */
  readonly way: StepBranch | undefined;
  readonly to: string | null;
  /** Steps that stand further up already: ways may meet, and are drawn once. */
  readonly shown: Set<string>;
  readonly looks: Looks;
}

/** The steps of one way, one after the other, down to its end or to a condition. */
function Path({ way, to, shown, looks }: PathProps): ReactNode {
  const { chosen, mayChange, names } = useBuilder();
  const rows: ReactNode[] = [];
  let at = to;
  let last = way;
  while (at !== null) {
    const step = looks.steps.get(at);
    if (step === undefined) break;
    if (shown.has(step.id)) {
      rows.push(<Joins key={`joins ${step.id}`} step={step} />);
      return <ol className="grid gap-3">{rows}</ol>;
    }
    shown.add(step.id);
    rows.push(
      <li key={step.id} className="grid gap-3">
        <StepRow
          step={step}
          isChosen={chosen === step.id}
          fault={looks.faults.get(step.id)}
          mayChange={mayChange}
          mayMoveUp={mayMoveUp(looks, step)}
          title={names.step(step.id)}
          about={stepWords(step, names)}
          act={looks.act}
        />
        {step.kind === 'condition' && <Branches {...{ step, shown, looks }} />}
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
  const { choose, names } = useBuilder();
  return (
    <li>
      <Button look="quiet" icon="forward" onClick={() => choose(step.id)}>
        {`Goes on at “${names.step(step.id)}”`}
      </Button>
    </li>
  );
}

function AddHere({ way }: { way: StepBranch }): ReactNode {
  const { add, mayChange, names } = useBuilder();
  if (!mayChange) return <p className="text-sm text-muted">The way ends here.</p>;
  return (
    <Button icon="plus" onClick={() => add(way)}>
      Add a step
      <Hidden>{way.step === null ? ' after the source' : ` after ${names.step(way.step)}`}</Hidden>
    </Button>
  );
}

const Branches = ({ step, shown, looks }: Pick<PathProps, 'shown' | 'looks'> & { step: FlowStep }): ReactNode => (
  <ul className="grid gap-3">
    {waysOf(step).map(({ way, to, name }) => (
      <li key={String(way.port)} className="grid gap-2 border-s-3 border-line ps-4">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Path {...{ way, to, shown, looks }} />
      </li>
    ))}
  </ul>
);

interface StepRowProps {
  readonly step: FlowStep;
  readonly isChosen: boolean;
  readonly fault: Fault;
  readonly mayChange: boolean;
  readonly mayMoveUp: boolean;
  readonly title: string;
  readonly about: string;
  readonly act: RowActions;
}

const StepRow = memo(function StepRow(props: StepRowProps): ReactNode {
  const { step, isChosen, fault, mayChange, title, about, act } = props;
  return (
    <article className={cardLook(isChosen)}>
      <Icon name={kindWords[step.kind].icon} />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{title}</h2>
        <p className="text-sm break-words text-muted">
          {title.startsWith(kindWords[step.kind].label) ? about : `${kindWords[step.kind].label}: ${about}`}
        </p>
        <Reason fault={fault} />
      </div>
      <FaultChip fault={fault} />
      <div className="flex flex-wrap gap-1">
        <Button aria-pressed={isChosen} onClick={() => act.choose(step.id)}>
          Edit<Hidden>{` ${title}`}</Hidden>
        </Button>
        {mayChange && <ChangeButtons {...props} />}
      </div>
    </article>
  );
});

const ChangeButtons = ({ step, title, mayMoveUp: canRise, act }: StepRowProps): ReactNode => (
  <>
    {canRise && <IconButton icon="send" label={`Move ${title} up`} onClick={() => act.moveUp(step.id)} />}
    {step.kind !== 'condition' && (
      <IconButton icon="plus" label={`Add a step after ${title}`} onClick={() => act.addAfter(step.id)} />
    )}
    <IconButton icon="copy" label={`Duplicate ${title}`} onClick={() => act.duplicate(step.id)} />
    <IconButton icon="trash" label={`Remove ${title}`} onClick={() => act.remove(step)} />
  </>
);
