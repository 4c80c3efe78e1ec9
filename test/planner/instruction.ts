// How an instruction of the measuring set is written down: what is said in turn, and exactly which calls it must lead to.
import type { JsonObject } from '../../src/core/json.ts';
import type { SandboxName } from './sandboxes.ts';

export interface Exchange {
  readonly say: string;
  /** `[tool, arguments]` in order; empty: nothing may be called. */
  readonly calls: readonly (readonly [string, JsonObject])[];
  readonly asks?: boolean;
}

export interface Instruction {
  readonly sandbox: SandboxName;
  readonly talk: readonly Exchange[];
}

/** One message in a sandbox. */
export const one = (sandbox: SandboxName, say: string, ...calls: Exchange['calls']): Instruction => ({
  sandbox,
  talk: [{ say, calls }],
});
/** One message that must be answered by a question, and by nothing else. */
export const asks = (sandbox: SandboxName, say: string, ...calls: Exchange['calls']): Instruction => ({
  sandbox,
  talk: [{ say, calls, asks: true }],
});
export const talk = (sandbox: SandboxName, ...exchanges: readonly Exchange[]): Instruction => ({
  sandbox,
  talk: exchanges,
});
