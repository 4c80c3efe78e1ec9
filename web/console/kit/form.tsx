// A form that is sent to the service. What the service finds wrong with a field stands at the field, the first of them takes the focus,
// and only what belongs to no field here is said above the buttons: nothing is said twice.
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ApiProblem } from '../api/client.ts';
import { FieldFaults, type FieldFault } from './field-faults.ts';
import { Fault } from './states.tsx';

interface Sent {
  readonly error: unknown;
  /** Of what was wrong, what no field here shows. */
  readonly rest: readonly FieldFault[];
}

const Sent = createContext<Sent>({ error: null, rest: [] });
const none: readonly FieldFault[] = [];

const faultsIn = (error: unknown): readonly FieldFault[] => (error instanceof ApiProblem ? error.errors : none);

interface FormProps {
  /** Of the last time it was sent; null or undefined: it was not refused. */
  readonly error: unknown;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  readonly className?: string;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onInvalidCapture?: (event: { readonly target: EventTarget }) => void;
  /** It was refused while somebody still fills it in: the focus stays where they are. */
  readonly keepsFocus?: boolean;
  /** Opens what hides a field that is wrong. */
  readonly onFault?: (field: HTMLElement) => void;
  readonly children: ReactNode;
}

export function Form({
  error,
  isBusy = false,
  onSubmit,
  className,
  formRef,
  onInvalidCapture,
  keepsFocus = false,
  onFault,
  children,
}: FormProps): ReactNode {
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;
  const faults = faultsIn(error);
  const [rest, setRest] = useState(none);
  useLayoutEffect(() => {
    const shown = [...(form.current?.querySelectorAll<HTMLElement>('[data-faults]') ?? [])];
    const said = new Set(shown.flatMap(({ dataset }) => (dataset['faults'] ?? '').split(' ')));
    setRest(faults.filter(({ path }) => !said.has(path)));
    const [first] = shown;
    if (first === undefined || keepsFocus) return;
    onFault?.(first);
    focusOnceShown(first);
    // Once for each answer: whoever goes on typing keeps the focus where they are.
    // oxlint-disable-next-line react/exhaustive-deps -- the answer alone
  }, [error]);
  return (
    <FieldFaults value={faults}>
      <Sent value={{ error, rest }}>
        <form
          ref={form}
          className={className}
          onInvalidCapture={onInvalidCapture}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onSubmit();
          }}
        >
          {children}
        </form>
      </Sent>
    </FieldFaults>
  );
}

/** Stands above the buttons of a form: why it was refused, unless its fields say so. */
export function FormFault(): ReactNode {
  const { error, rest } = use(Sent);
  if (faultsIn(error).length === 0) return <Fault error={error} />;
  return rest.length === 0 ? null : <Fault error={error} only={rest} />;
}

const mostFrames = 30;

/** What hid it may take a moment to open. */
function focusOnceShown(field: HTMLElement, frames = 0): void {
  field.focus();
  if (document.activeElement === field || frames > mostFrames) return;
  requestAnimationFrame(() => focusOnceShown(field, frames + 1));
}
