// What the channels keep: events on their way, connected workspaces, who is who, and the cards that were posted.
import { z } from 'zod';
import { ActionId, ApprovalId, ConversationId, TenantId, TurnId, UserId } from '../ids.ts';
import { JsonObject } from '../json.ts';

export const Platform = z.enum(['slack', 'teams']);
export type Platform = z.infer<typeof Platform>;

/** An event or a click as the platform sent it, until it is handled. */
export interface ArrivedEvent {
  readonly platform: Platform;
  /** The platform's own id of it, or a digest of the request where it has none: the same on every delivery. */
  readonly id: string;
  /** JSON; kept sealed, and forgotten once handled. */
  readonly body: string;
}

/**
 * The inbox of platform events: stored before they are acknowledged, so that a crash loses none, and handled once although
 * platforms deliver more than once.
 */
export interface ChannelEvents {
  /** Stores each event with the promise of its handling in one transaction. False: it was here before, whatever its body. */
  accept(events: readonly ArrivedEvent[]): Promise<readonly boolean[]>;
  /** Undefined: handled already, or never seen. */
  body(event: { platform: Platform; id: string }): Promise<string | undefined>;
  /** Forgets the body and keeps the id, so that later deliveries are known. */
  finish(event: { platform: Platform; id: string }): Promise<void>;
  /** Removes ids of events older than that real time. */
  sweep(olderThan: Date): Promise<void>;
}

/** A workspace that is connected to one organization. */
export const Installation = z.strictObject({
  tenant: TenantId,
  platform: Platform,
  /** The workspace's id (Slack), or the directory's (Teams). */
  team: z.string(),
  name: z.string(),
  /** JSON with its tokens; sealed at rest. */
  credentials: z.string(),
  installedBy: z.string().nullable(),
  installedAt: z.date(),
});
export type Installation = z.infer<typeof Installation>;

/** Tokens are sealed at rest; `find` and `list` answer them open, for the adapters alone. */
export interface Installations {
  /** Over all tenants: a workspace says who it is before anybody knows whose it is. */
  find(workspace: { platform: Platform; team: string }): Promise<Installation | undefined>;
  list(tenant: TenantId): Promise<readonly Installation[]>;
  /** Throws `conflict` while the workspace belongs to another organization. */
  put(installation: Installation): Promise<void>;
  remove(workspace: { platform: Platform; team: string }): Promise<void>;
}

/** A person on a platform, and who that is here. */
export const Identity = z.strictObject({
  platform: Platform,
  team: z.string(),
  /** The platform's id of the person. */
  person: z.string(),
  user: UserId,
  /** By the address that the platform has verified, or by a one-time code from Muster. */
  how: z.enum(['email', 'code']),
  /** Real time at which the platform last confirmed it. */
  checkedAt: z.date(),
});
export type Identity = z.infer<typeof Identity>;

/** A link holds until it is removed; callers weigh `checkedAt` themselves. */
export interface Identities {
  find(who: { platform: Platform; team: string; person: string }): Promise<Identity | undefined>;
  /** The newest first. */
  ofUser(user: UserId): Promise<readonly Identity[]>;
  put(identity: Identity): Promise<void>;
  remove(who: { platform: Platform; team: string; person: string }): Promise<void>;
  /** Where this person is written to directly, such as a Teams conversation reference; JSON. */
  putReference(reference: { platform: Platform; team: string; person: string; value: string }): Promise<void>;
  reference(who: { platform: Platform; team: string; person: string }): Promise<string | undefined>;
  /** Keeps the hash of a code that links whoever presents it with that user; real time. */
  addCode(code: { hash: string; user: UserId; expiresAt: Date }): Promise<void>;
  /** Atomically: a code is taken once, and only in its time. */
  takeCode(code: { hash: string; now: Date }): Promise<UserId | undefined>;
}

/** What a posted message shows, so that it can be drawn anew when that changes. Ids only. */
export const PostAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approval'), approval: ApprovalId }),
  z.strictObject({ kind: z.literal('reminder'), approval: ApprovalId }),
  /** `key` names the person's day. */
  z.strictObject({ kind: z.literal('brief'), key: z.string() }),
  /** A message to one person, under the key of the action that holds its words. */
  z.strictObject({ kind: z.literal('notice'), key: z.string() }),
  /** What the reader was told in that span and wants as one message. */
  z.strictObject({ kind: z.literal('digest'), from: z.iso.datetime(), to: z.iso.datetime() }),
  z.strictObject({
    kind: z.literal('turn'),
    conversation: ConversationId,
    turn: TurnId,
    actions: z.array(ActionId),
    /** What stands is the plan of a turn that has not ended. */
    isRunning: z.literal(true).optional(),
  }),
]);
export type PostAbout = z.infer<typeof PostAbout>;

export const Post = z.strictObject({
  /** Made from what it shows and to whom: the same message on every try. */
  id: z.string(),
  platform: Platform,
  team: z.string(),
  /** Who reads it; null: several people. */
  reader: UserId.nullable(),
  /** Where it was to be posted, as the channels describe a spot; null: to the reader directly. */
  spot: JsonObject.nullable(),
  about: PostAbout,
  /** Where it stands, as its platform names it (JSON); null until it is known to stand. */
  place: z.string().nullable(),
  /** Digest of what it shows; null until it is known to stand. */
  shown: z.string().nullable(),
  /** A try was begun, so it may stand although `place` is null. */
  tried: z.boolean(),
  createdAt: z.date(),
});
export type Post = z.infer<typeof Post>;

/**
 * The outbox of posted messages: the intent is stored before anything is posted, so that a crash leaves no message behind
 * that nobody draws anew. One process at a time draws a post, under a lease.
 */
export interface Posts {
  /** Writes the intent to post; false: it is known, and nothing was changed. */
  intend(post: Pick<Post, 'id' | 'platform' | 'team' | 'reader' | 'spot' | 'about' | 'createdAt'>): Promise<boolean>;
  /** Says anew what it shows; it is drawn anew. */
  describe(post: Pick<Post, 'id' | 'about'>): Promise<void>;
  /** Takes the post for a while (real time) and marks it stale. `busy`: somebody else has it. Undefined: there is none, or it is gone. */
  lease(lease: { id: string; now: Date; until: Date }): Promise<Post | 'busy' | undefined>;
  /** Gives it back undrawn, unless another took it over; it stays stale. */
  release(id: string, leasedUntil: Date): Promise<void>;
  /** Marks that a try begins now. */
  begin(id: string): Promise<void>;
  /**
   * It stands there and shows that; ends the lease. `redrawAt`: business time at which it will no longer be true by itself. Where
   * another took it over from the lease that ended then, it is drawn anew: nobody knows whose drawing came last.
   */
  settle(settled: {
    id: string;
    place: string;
    shown: string;
    redrawAt?: Date | undefined;
    leasedUntil?: Date | undefined;
  }): Promise<void>;
  find(id: string): Promise<Post | undefined>;
  /** Nobody can ever write to it again (the workspace or the message is gone); ends the lease. */
  abandon(id: string): Promise<void>;
  /** Posts that show this approval or action. */
  showing(subject: ApprovalId | ActionId): Promise<readonly Post[]>;
}

/** Posts over all tenants whose last drawing failed or was cut off, or whose time to be drawn anew has come. */
export interface PostSweep {
  stale(now: { real: Date; business: Date }): Promise<readonly { tenant: TenantId; id: string }[]>;
}

/** Somebody is away, and somebody else decides instead. Business time; `to` is exclusive. */
export const Absence = z.strictObject({ user: UserId, delegate: UserId, from: z.date(), to: z.date() });
export type Absence = z.infer<typeof Absence>;

/** One at most for each person. Business time. */
export interface Absences {
  /** Replaces what was known of that person. */
  put(absence: Absence): Promise<void>;
  remove(user: UserId): Promise<void>;
  /** Those that hold at that moment. */
  at(moment: Date): Promise<readonly Absence[]>;
  of(user: UserId): Promise<Absence | undefined>;
  /** Those that have not ended by then, by their begin. */
  until(moment: Date): Promise<readonly Absence[]>;
}

/** A link in a mail with which one person may decide on one approval; business time. */
export const ApprovalLink = z.strictObject({
  approval: ApprovalId,
  user: UserId,
  expiresAt: z.date(),
  sentAt: z.date().nullable(),
  remindedAt: z.date().nullable(),
  usedAt: z.date().nullable(),
});
export type ApprovalLink = z.infer<typeof ApprovalLink>;

interface LinkOf {
  readonly approval: ApprovalId;
  readonly user: UserId;
}

/** Only the hash of a link is kept; several links of one person to one approval may hold at once. */
export interface ApprovalLinks {
  /** Before the mail leaves. A try that was cut off leaves a link that holds as well: nobody knows whether its mail left. */
  intend(link: LinkOf & { hash: string; expiresAt: Date }): Promise<void>;
  /** What became of that person's links on that approval. */
  note(noted: LinkOf & { sentAt?: Date; remindedAt?: Date; usedAt?: Date }): Promise<void>;
  /** Undefined: no mail is known to have left. */
  sentTo(link: LinkOf): Promise<ApprovalLink | undefined>;
  find(hash: string): Promise<ApprovalLink | undefined>;
  /** Removes what ended before then. */
  sweep(olderThan: Date): Promise<void>;
}

/** A file that somebody sent. Only this is kept of it: neither its name nor what stands in it. */
export const SentFile = z.strictObject({
  /** The ending of its name in small letters; empty: it has none. */
  extension: z.string().max(10),
  /** Undefined: the platform does not say. */
  bytes: z.int().optional(),
  /** The adapter's own: how the content is asked for. */
  address: z.string().max(4000),
});
export type SentFile = z.infer<typeof SentFile>;

/** Addresses are sealed at rest and short-lived; the content is fetched when somebody asks for it and kept nowhere. */
export interface SentFiles {
  /** What came with one message takes the place of what came before in that conversation; real time. */
  keep(sent: { conversation: ConversationId; files: readonly SentFile[]; expiresAt: Date }): Promise<void>;
  /** Empty: nothing was sent, or too long ago. */
  recent(conversation: ConversationId, now: Date): Promise<readonly SentFile[]>;
  /** Removes what has expired by then. */
  sweep(now: Date): Promise<void>;
}

export interface ChannelStores {
  readonly files: SentFiles;
  readonly events: ChannelEvents;
  readonly identities: Identities;
  readonly posts: Posts;
  readonly absences: Absences;
  readonly links: ApprovalLinks;
}
