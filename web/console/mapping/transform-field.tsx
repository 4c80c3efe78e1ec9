// How one value is changed on its way: not at all, by typed steps, or by an expression. Where it was tried, what came of it.
import { useId, type ReactNode } from 'react';
import type { Step, Transform } from '../../../src/core/mapping.ts';
import { IconButton } from '../kit/button.tsx';
import { ExpressionHelp } from './expression-help.tsx';
import { blankOf, isOperation, OperationInputs, operations } from './operations.tsx';

interface TransformFieldProps {
  /** Names the group: `Field 2`. */
  readonly label: string;
  /** The field whose value it is. */
  readonly field: string;
  readonly transform: Transform | undefined;
  readonly onChange: (transform: Transform | undefined) => void;
  /** A step of its own has to change something. */
  readonly required?: boolean;
}

type TransformKind = 'none' | 'steps' | 'expression';
const words: Readonly<Record<TransformKind, string>> = {
  none: 'As it is',
  steps: 'Changed by steps',
  expression: 'By an expression (JSONata)',
};
const isWay = (name: string): name is TransformKind => Object.hasOwn(words, name);

const wayOf = (transform: Transform | undefined): TransformKind =>
  transform === undefined ? 'none' : typeof transform === 'string' ? 'expression' : 'steps';

/** Where each way begins: with something that does no harm to what is there. */
const begun: Readonly<Record<TransformKind, (field: string) => Transform | undefined>> = {
  none: () => undefined,
  steps: () => [{ op: 'trim' }],
  expression: (field) => (field === '' ? '$string($)' : field),
};

export function TransformField({
  label,
  field,
  transform,
  onChange,
  required = false,
}: TransformFieldProps): ReactNode {
  const way = wayOf(transform);
  const ways = Object.entries(words).filter(([name]) => !required || name !== 'none');
  return (
    <div className="grid min-w-0 gap-3">
      <select
        className="field"
        aria-label={`${label}: how it is changed`}
        value={way}
        onChange={({ currentTarget: { value } }) => isWay(value) && value !== way && onChange(begun[value](field))}
      >
        {ways.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      {typeof transform === 'object' && <Steps {...{ label, onChange, required }} steps={transform} />}
      {typeof transform === 'string' && <Expression {...{ label, onChange }} expression={transform} />}
    </div>
  );
}

interface StepsProps extends Pick<TransformFieldProps, 'label' | 'onChange' | 'required'> {
  readonly steps: readonly Step[];
}

/** As many as the service takes. */
const most = 20;

function Steps({ label, steps, onChange, required }: StepsProps): ReactNode {
  const put = (next: Step[]): void => onChange(next.length === 0 ? undefined : next);
  return (
    <>
      <ol aria-label={`${label}: steps`} className="grid gap-2">
        {steps.map((step, index) => (
          <li key={index} className="grid gap-2 rounded-small border border-line bg-surface p-3">
            <div className="flex items-center gap-2">
              <h3 className="flex-1 text-sm font-semibold">{`${String(index + 1)}. ${operations[step.op].label}`}</h3>
              {index > 0 && (
                <IconButton
                  icon="send"
                  label={`Move step ${String(index + 1)} up`}
                  onClick={() => put(steps.with(index - 1, step).with(index, steps[index - 1] ?? step))}
                />
              )}
              {(steps.length > 1 || required !== true) && (
                <IconButton
                  icon="trash"
                  label={`Remove step ${String(index + 1)}`}
                  onClick={() => put(steps.toSpliced(index, 1))}
                />
              )}
            </div>
            <p className="text-sm text-muted">{operations[step.op].about}</p>
            <OperationInputs name={step.op} step={step} onChange={(changed) => put(steps.with(index, changed))} />
          </li>
        ))}
      </ol>
      {steps.length < most && <AddStep label={label} onAdd={(step) => put([...steps, step])} />}
    </>
  );
}

/** Choosing from the list adds at once; the list then says “Add a step” again. */
const AddStep = ({ label, onAdd }: { label: string; onAdd: (step: Step) => void }): ReactNode => (
  <select
    className="field"
    aria-label={`${label}: add a step`}
    value=""
    onChange={({ currentTarget: { value } }) => isOperation(value) && onAdd(blankOf(value))}
  >
    <option value="">Add a step …</option>
    {Object.entries(operations).map(([name, { label: text }]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </select>
);

interface ExpressionProps extends Pick<TransformFieldProps, 'label' | 'onChange'> {
  readonly expression: string;
}

function Expression({ label, expression, onChange }: ExpressionProps): ReactNode {
  const help = useId();
  return (
    <>
      <textarea
        rows={3}
        className="field font-mono text-sm"
        aria-label={`${label}: expression`}
        aria-describedby={help}
        spellCheck={false}
        value={expression}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange(value)}
      />
      <p id={help} className="text-sm text-muted">
        Sees the whole record as it came to this step.
      </p>
      <ExpressionHelp onTake={onChange} />
    </>
  );
}
