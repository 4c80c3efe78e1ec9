// The proof that a person, or a service by its own credential, decided. The gate decides nothing without one, and only the channels
// where people press, call or write make them: no planner and no tool does (test/architecture.test.ts).
import { z } from 'zod';
import type { Principal } from './access.ts';
import { Problem } from './problem.ts';

/** A button, a request with a credential, or a whole message that does nothing but decide. */
export const ActKind = z.enum(['press', 'request', 'words']);
export type ActKind = z.infer<typeof ActKind>;

/** Stored with each decision. A channel may make acts only where somebody presses, calls or writes. */
export const ActChannel = z.enum(['console', 'slack', 'teams', 'mail', 'rest']);
export type ActChannel = z.infer<typeof ActChannel>;

/** How a decision was made, as the ledger keeps it. */
export const ActRecord = z.strictObject({
  act: ActKind,
  channel: ActChannel,
  /** Of what the person was shown; null where a request named none. */
  digest: z.string().nullable(),
});
export type ActRecord = z.infer<typeof ActRecord>;

interface Made {
  readonly by: Principal;
  readonly channel: ActChannel;
  /** Of what was shown. The gate refuses it when something else waits by then. */
  readonly digest: string | undefined;
}

/** A private member makes the type nominal: an object that merely looks like one does not compile. */
export class HumanAct {
  readonly by: Principal;
  readonly digest: string | undefined;
  readonly #record: ActRecord;

  private constructor(act: ActKind, { by, channel, digest }: Made) {
    if (by.kind === 'system') throw new Problem('forbidden', 'Only a person or one of your services can decide.');
    this.by = by;
    this.digest = digest;
    this.#record = { act, channel, digest: digest ?? null };
  }

  get record(): ActRecord {
    return this.#record;
  }

  static press(made: Made): HumanAct {
    return new HumanAct('press', made);
  }
  static request(made: Made): HumanAct {
    return new HumanAct('request', made);
  }
  /** Words are always bound to what was shown. */
  static words(made: Made & { readonly digest: string }): HumanAct {
    return new HumanAct('words', made);
  }
}
