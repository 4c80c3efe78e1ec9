// What Muster needs of an SDK for Teams, and nothing more: another SDK is one more file like `botbuilder-port.ts`.
import { z } from 'zod';

/** A conversation, and the address through which it is reached. */
export const At = z.strictObject({ serviceUrl: z.string(), conversation: z.string() });
export type At = z.infer<typeof At>;

/** A spot's address: a conversation, and the person whom a card there is drawn anew for. */
export const Address = At.extend({ person: z.string().optional() });

/** A message as it is sent. */
export interface Outgoing {
  readonly type: 'message';
  /** For notifications and screen readers. */
  readonly summary: string;
  readonly attachments: { contentType: string; content: object }[];
}

/** Somebody in a conversation, as the connector tells it. */
export const Member = z.looseObject({
  id: z.string().optional(),
  email: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
  userRole: z.string().nullish(),
  role: z.string().nullish(),
  tenantId: z.string().nullish(),
});
export type Member = z.infer<typeof Member>;

/** Failures are problems: `upstream_rate_limited` and `unavailable` heal by waiting. */
export interface TeamsPort {
  /**
   * Whether the Bot Framework itself sent this to our app, by its signed token: issuer, audience, time, signature, service
   * address and the endorsement of the channel.
   */
  proves(activity: object, authorization: string): Promise<boolean>;
  /** Answers the id of the message. */
  send(at: At, message: Outgoing): Promise<string>;
  /** Shows for some seconds that the bot is at work. */
  typing(at: At): Promise<void>;
  /** `gone`: the message or the conversation is no longer there. */
  update(at: At, id: string, message: Outgoing): Promise<'updated' | 'gone'>;
  remove(at: At, id: string): Promise<void>;
  /** Undefined: nobody of that id is in the conversation. */
  member(at: At, id: string): Promise<Member | undefined>;
  /** The conversation with that one person; undefined where Teams does not let us. */
  open(serviceUrl: string, person: string): Promise<At | undefined>;
}
