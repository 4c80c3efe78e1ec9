// The parts of a long page, drawn one after another: between two of them the browser answers a press.
import { useDeferredValue, type ReactNode } from 'react';

interface InTurnProps<Part> {
  readonly parts: readonly Part[];
  readonly draw: (part: Part) => ReactNode;
  /** All of them with the first: whoever is on the page already keeps their place. */
  readonly isAtOnce: boolean;
}

export function InTurn<Part>({ parts: [first, ...others], draw, isAtOnce }: InTurnProps<Part>): ReactNode {
  const isNext = useDeferredValue(true, isAtOnce);
  if (first === undefined) return null;
  return (
    <>
      {draw(first)}
      {isNext && <InTurn parts={others} draw={draw} isAtOnce={isAtOnce} />}
    </>
  );
}
