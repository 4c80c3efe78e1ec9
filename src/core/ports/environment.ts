// The configuration of one organization as documents: read as a whole, held against what is wanted, changed one by one.
import type { Principal } from '../access.ts';
import type { Environment, EnvironmentChange, EnvironmentKind } from '../environment.ts';

/** About one document. */
export interface EnvironmentWarning {
  readonly kind: EnvironmentKind;
  readonly name: string;
  readonly message: string;
}

export interface PlanWithWarnings {
  readonly changes: readonly EnvironmentChange[];
  readonly warnings: readonly EnvironmentWarning[];
}

/** `plan` changes nothing; its changes are applied one by one, each through the gate. */
export interface EnvironmentStore {
  /** No secret stands in it; connections are named and not referred to by their ids. */
  read(): Promise<Environment>;
  /** Throws `validation_failed` for what cannot be meant, with the place of each fault. */
  plan(wanted: Environment): Promise<readonly EnvironmentChange[]>;
  /** The plan for people: with what is worth knowing of it and stands in nobody's way. */
  planWithWarnings(wanted: Environment): Promise<PlanWithWarnings>;
  /** Does nothing where it is done already; throws `changed_since` where neither `from` nor `to` stands there. */
  apply(change: EnvironmentChange, by: Principal): Promise<void>;
}
