// What the suite over all write tools wants to know of each.
import type { SandboxCall } from '../../src/connectors/sandbox/faults.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Operations } from '../support/operations.ts';

export type WorldStep = (world: Operations) => Promise<unknown>;

/** Why a proof is not asked of that tool. */
export interface NotAsked {
  readonly because: string;
}

/** Its first call of an outside system, and what can be told after that call was cut off in a system without keys. */
export interface OutsideCall {
  readonly call: SandboxCall;
  readonly readBack: 'done' | 'unknown' | 'repeat';
}

/** What makes a plan outdated, and the code of the refusal. */
export interface Overtaking {
  readonly by: WorldStep;
  readonly code: string;
}

export interface Story {
  readonly tool: string;
  readonly arrange?: WorldStep;
  readonly input: JsonObject;
  readonly preview: string;
  readonly acts: OutsideCall | NotAsked;
  readonly overtake: Overtaking | NotAsked;
  /** After which undo has to refuse. */
  readonly later: { readonly by: WorldStep } | NotAsked;
  /** What a person would see stays as it was: the call itself is the record. */
  readonly leavesNoTrace?: true;
}

export const isAsked = <Proof extends object>(proof: Proof | NotAsked): proof is Proof => !('because' in proof);
