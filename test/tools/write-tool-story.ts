// What the suite over all write tools wants to know of each.
import type { SandboxCall } from '../../src/connectors/sandbox/faults.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Operations } from '../support/operations.ts';

export type WorldStep = (world: Operations) => Promise<unknown>;

export interface Story {
  readonly tool: string;
  readonly arrange?: WorldStep;
  readonly input: JsonObject;
  readonly preview: string;
  /** Its first call of an outside system, and what can be told after that call was cut off in a system without keys; absent where it calls none. */
  readonly acts?: { readonly call: SandboxCall; readonly readBack: 'done' | 'unknown' | 'repeat' };
  /** What makes the plan outdated, and the code of the refusal; absent where nothing can. */
  readonly overtake?: { readonly by: WorldStep; readonly code: string };
  /** After which undo has to refuse; absent where undo makes good instead of going back. */
  readonly later?: WorldStep;
}
