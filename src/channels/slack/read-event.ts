// What Slack sends, read once at the border: whose workspace, which event, and what of it Muster understands.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SentFile } from '../../core/ports/channels.ts';
import { sentFile } from '../files/sent-file.ts';

/** What an endpoint stores and a job reads again. */
export const Stored = z.strictObject({
  team: z.string(),
  id: z.string(),
  body: z.looseObject({}),
});
export type Stored = z.infer<typeof Stored>;

const Team = z.looseObject({ id: z.string() });
const Envelope = z.looseObject({
  type: z.string().optional(),
  event_id: z.string().optional(),
  challenge: z.string().optional(),
  team_id: z.string().optional(),
  authorizations: z.array(z.looseObject({ team_id: z.string().nullish() })).optional(),
  team: Team.nullish(),
  user: z.looseObject({ team_id: z.string().optional() }).or(z.string()).optional(),
  command: z.string().optional(),
  trigger_id: z.string().optional(),
  ssl_check: z.unknown().optional(),
});
export type Envelope = z.infer<typeof Envelope>;

/** JSON, or a form whose field `payload` is JSON, or a form (commands). Undefined: neither. */
export function readBody(raw: string, contentType: string | undefined): Envelope | undefined {
  try {
    if (contentType?.includes('json') === true) return Envelope.parse(JSON.parse(raw));
    const form = Object.fromEntries(new URLSearchParams(raw));
    return Envelope.parse(typeof form['payload'] === 'string' ? JSON.parse(form['payload']) : form);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

export function teamOf({ authorizations, team, team_id: teamId, user }: Envelope): string | undefined {
  const byUser = typeof user === 'object' ? user.team_id : undefined;
  return authorizations?.[0]?.team_id ?? team?.id ?? teamId ?? byUser;
}

/** Slack's own id; what has none (clicks, commands) is known by its bytes, so that a replay is no second click. */
export function idOf(envelope: Envelope, raw: string): string {
  if (envelope.event_id !== undefined) return `event ${envelope.event_id}`;
  return `request ${createHash('sha256').update(raw).digest('hex').slice(0, 48)}`;
}

const File = z.looseObject({ id: z.string(), name: z.string().nullish(), size: z.int().optional() });

/** Slack is asked for the rest when the file is read. */
export const filesIn = ({ files = [] }: { files?: readonly z.infer<typeof File>[] | undefined }): SentFile[] =>
  files.map(({ id, name, size }) => sentFile({ name, bytes: size, address: id }));

export const MessageEvent = z.looseObject({
  user: z.string().optional(),
  bot_id: z.string().optional(),
  subtype: z.string().optional(),
  channel: z.string(),
  channel_type: z.string().optional(),
  text: z.string().default(''),
  ts: z.string(),
  thread_ts: z.string().optional(),
  files: z.array(File).optional(),
});
export type MessageEvent = z.infer<typeof MessageEvent>;

export const Click = z.looseObject({
  user: z.looseObject({ id: z.string() }),
  trigger_id: z.string().optional(),
  channel: z.looseObject({ id: z.string(), name: z.string().optional() }).optional(),
  container: z.looseObject({ channel_id: z.string().optional(), thread_ts: z.string().optional() }).optional(),
  message: z
    .looseObject({ ts: z.string().optional(), thread_ts: z.string().optional(), text: z.string().optional() })
    .optional(),
  actions: z.array(z.looseObject({ action_id: z.string(), value: z.string().optional() })).optional(),
  callback_id: z.string().optional(),
  /** Where the click was made in a view instead of a message. */
  view: z.looseObject({ type: z.string().optional() }).optional(),
});
export type Click = z.infer<typeof Click>;

export const Command = z.looseObject({
  user_id: z.string(),
  channel_id: z.string(),
  channel_name: z.string().optional(),
  text: z.string().default(''),
});

const Value = z.looseObject({ value: z.string().nullish() });
export const Submission = z.looseObject({
  user: z.looseObject({ id: z.string() }),
  view: z.looseObject({
    private_metadata: z.string(),
    callback_id: z.string(),
    state: z.looseObject({ values: z.record(z.string(), z.record(z.string(), Value)) }),
  }),
});
