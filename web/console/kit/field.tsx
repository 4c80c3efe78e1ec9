// Fields of forms on native elements: a label that is always seen, a hint, and a fault that is read out with the field.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFaultsAt } from './field-faults.ts';

interface Described {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  readonly className?: string;
}

interface Control {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'data-faults'?: string;
}

interface FrameProps extends Described {
  /** The path under which the service knows it: what it finds wrong there stands here. */
  readonly name: string | undefined;
  readonly children: (control: Control) => ReactNode;
}

function Frame({ label, hint, fault: own, name, className = '', children }: FrameProps): ReactNode {
  const id = useId();
  const faults = useFaultsAt(name);
  const fault = own ?? (faults.length === 0 ? undefined : faults.map(({ message }) => message).join(' '));
  const about = [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-fault`].join(' ').trim();
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        ...(about === '' ? {} : { 'aria-describedby': about }),
        ...(fault === undefined ? {} : { 'aria-invalid': true as const }),
        ...(faults.length === 0 ? {} : { 'data-faults': faults.map(({ path }) => path).join(' ') }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="text-sm font-medium text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}

export const TextField = ({
  label,
  hint,
  fault,
  className,
  ...rest
}: Described & ComponentProps<'input'>): ReactNode => (
  <Frame {...{ label, hint, fault, name: rest.name, ...(className === undefined ? {} : { className }) }}>
    {(control) => <input type="text" {...control} {...rest} className="field" />}
  </Frame>
);

export const AreaField = ({
  label,
  hint,
  fault,
  className,
  ...rest
}: Described & ComponentProps<'textarea'>): ReactNode => (
  <Frame {...{ label, hint, fault, name: rest.name, ...(className === undefined ? {} : { className }) }}>
    {(control) => <textarea rows={4} {...control} {...rest} className="field" />}
  </Frame>
);

export interface Option {
  readonly value: string;
  readonly label: string;
}

export const SelectField = ({
  label,
  hint,
  fault,
  className,
  options,
  ...rest
}: Described & ComponentProps<'select'> & { options: readonly Option[] }): ReactNode => (
  <Frame {...{ label, hint, fault, name: rest.name, ...(className === undefined ? {} : { className }) }}>
    {(control) => (
      <select {...control} {...rest} className="field">
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Frame>
);

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly kind?: 'switch' | 'box';
}

/** A checkbox, or the same as a switch for what takes effect at once. */
export function Switch({ label, hint, checked, onChange, kind = 'switch' }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <label className="flex min-h-control items-start gap-3 py-2.5">
      <input
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={`mt-0.5 h-5 shrink-0 accent-accent ${kind === 'switch' ? 'w-9' : 'w-5'}`}
        checked={checked}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span className="text-sm font-medium">{label}</span>
        {hint !== undefined && (
          <span id={id} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
