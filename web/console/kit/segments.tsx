// One choice of a few that are shown at once: which view, which kind, which group.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface SegmentsProps<Value extends string> {
  /** Read out before the choices. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

export const Segments = <Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
}: SegmentsProps<Value>): ReactNode => (
  <div
    role="group"
    aria-label={label}
    className="inline-flex flex-wrap gap-px justify-self-start rounded-small border border-edge bg-edge"
  >
    {options.map(({ value, label: words }) => (
      <Button
        key={value}
        look="quiet"
        className="grow rounded-none! bg-surface px-2.5 first:rounded-s-[7px]! last:rounded-e-[7px]! focus-visible:z-10"
        aria-pressed={value === chosen}
        onClick={() => onChange(value)}
      >
        {words}
      </Button>
    ))}
  </div>
);
