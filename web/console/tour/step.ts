// What each step of the tour is given.
export interface StepProps {
  /** The step has been done: the next one opens. */
  readonly onDone: () => void;
}
