// The one shape of Slack, Teams and whatever follows: what comes in, what goes out, and what an adapter has to provide.
import { z } from 'zod';
import type { InboundEndpoint } from '../core/inbound-endpoint.ts';
import type { TenantId } from '../core/ids.ts';
import { Platform, type SentFile } from '../core/ports/channels.ts';
import type { Card, Intent, Step } from './card.ts';

/** Somebody as a platform knows them. */
export const Person = z.strictObject({
  platform: Platform,
  /** The workspace or directory that connected Muster and in which this happens. */
  team: z.string(),
  id: z.string(),
});
export type Person = z.infer<typeof Person>;

/** Where something is said. What `address` holds is the adapter's own. */
export const Spot = z.strictObject({
  platform: Platform,
  team: z.string(),
  /** `direct`: one person and Muster. `shared`: several people read it, so no private detail may stand there. */
  surface: z.enum(['direct', 'shared']),
  address: z.string(),
});
export type Spot = z.infer<typeof Spot>;

interface Arrived {
  /** The same on every delivery of one event. */
  readonly id: string;
  readonly from: Person;
  readonly spot: Spot;
}

export interface IncomingMessage extends Arrived {
  readonly kind: 'message';
  /** One thread, or one direct conversation: what is said there belongs together. */
  readonly thread: string;
  readonly text: string;
  /** What came with it, by reference. What stands in a file is data: no planner takes orders from it. */
  readonly files: readonly SentFile[];
  /** Said to Muster alone although others read there, as a command is: nothing of it is shown to them. */
  readonly isPrivate?: boolean;
}

export interface IncomingAction extends Arrived {
  readonly kind: 'action';
  /** As of a message that is said there: the answer to a question belongs to where it was asked. */
  readonly thread: string;
  readonly intent: Intent;
}

/** A person as the platform vouches for them. */
export interface Profile {
  readonly kind: 'member' | 'guest' | 'external' | 'bot' | 'deactivated';
  /** Undefined where the platform does not show it or has not verified it: such a person needs a one-time code. */
  readonly email: string | undefined;
}

/** A résumé or a list is far below it. */
export const mostFileBytes = 5_000_000;

/** What Muster writes while it works, where a platform can show that. Its message is then finished like all others. */
export interface Stream {
  /** Where the message stands. */
  readonly place: string;
  append(text: string): Promise<void>;
  /** A step of the plan, new or in another state. */
  step(step: Step): Promise<void>;
  /** Nothing more is written into it. */
  close(): Promise<void>;
}

/**
 * What an adapter provides. Failures are problems: `upstream_rate_limited` and `unavailable` heal by waiting, `upstream_failed`
 * does not. Long text is split or attached, never cut; markup of people's text never takes effect.
 */
export interface Channel {
  readonly platform: Platform;
  /** The connected workspaces of that organization. */
  teams(tenant: TenantId): Promise<readonly string[]>;
  profile(person: Person): Promise<Profile>;
  /** The person with that verified address; undefined: nobody there. */
  find(team: string, email: string): Promise<Person | undefined>;
  /** Where this one person is written to; undefined where the platform does not let us. */
  direct(tenant: TenantId, person: Person): Promise<Spot | undefined>;
  /** Answers where it stands. `key` is stored with the message for `posted`. */
  post(spot: Spot, card: Card, key: string): Promise<string>;
  /** Where the message with that key stands, asked after a try that got no answer; undefined: it was not posted. */
  posted(spot: Spot, key: string, since: Date): Promise<string | undefined>;
  /** Draws a posted message anew. `gone`: it was deleted, and nobody will see it again. */
  update(team: string, place: string, card: Card): Promise<'updated' | 'gone'>;
  /**
   * Puts the whole card in the place of what was shown while it was made, with what does not fit there after it. Answers where it
   * stands now; undefined: the message was deleted.
   */
  finish(
    spot: Spot,
    standing: { readonly place: string; readonly key: string },
    card: Card,
  ): Promise<string | undefined>;
  /**
   * The content of a file that was sent there. `limit_exceeded` beyond `mostFileBytes`; `not_found` where it is gone or the
   * platform gives it to no app. Asked of the platform's own addresses only.
   */
  read(team: string, file: SentFile): Promise<Uint8Array>;
  /** Shows something to one person where several read; directly where a platform cannot do that. */
  whisper(spot: Spot, person: Person, card: Card): Promise<void>;
  /** Whether a stream may be tried there; it still may not be offered. */
  readonly streamsIn?: (spot: Spot) => boolean;
  /** Undefined: here nothing can be streamed. The message can be found by its key, as one that was posted. */
  readonly stream?: (spot: Spot, person: Person, key: string) => Promise<Stream | undefined>;
  /** Shows that Muster is at work there, for some seconds. */
  readonly typing?: (spot: Spot) => Promise<void>;
  /** Has the platform itself post it at that real time. Left out where it cannot. */
  readonly later?: (spot: Spot, card: Card, at: Date) => Promise<void>;
}

/** One platform, opened: what speaks, what listens, and what is done with what was heard. */
export interface Adapter {
  readonly channel: Channel;
  /** The addresses the platform calls. */
  readonly endpoints: readonly InboundEndpoint[];
  /** Handles one stored event; its body is what an endpoint accepted. Safe to repeat. */
  work(tenant: TenantId, body: string): Promise<void>;
  /** Tells whoever sent it that it could not be done. Best effort; called after the last try. */
  apologize(tenant: TenantId, body: string): Promise<void>;
  close(): Promise<void>;
}
