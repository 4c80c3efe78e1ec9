// What Teams sends, read once at the border: which activity, of which directory, and what of it Muster understands.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SentFile } from '../../core/ports/channels.ts';
import type { Person, Spot } from '../channel.ts';
import { sentFile } from '../files/sent-file.ts';
import { teamsText } from '../markup/teams-text.ts';
import type { At } from './teams-port.ts';

const Account = z.object({ id: z.string() });

/** `content` is of the kind that `contentType` names; of other kinds nothing is read. */
const Attachment = z.object({
  contentType: z.string().optional(),
  name: z.string().nullish(),
  content: z.object({ downloadUrl: z.string().optional() }).nullish().catch(undefined),
});

/** Fields that Muster reads; nothing else is stored. */
export const Activity = z.object({
  type: z.string(),
  id: z.string().optional(),
  name: z.string().optional(),
  action: z.string().optional(),
  channelId: z.literal('msteams'),
  serviceUrl: z.url({ protocol: /^https?$/ }),
  from: Account,
  recipient: Account.optional(),
  conversation: z.object({
    id: z.string(),
    conversationType: z.string().optional(),
    tenantId: z.string().optional(),
  }),
  channelData: z.object({ tenant: z.object({ id: z.string() }).optional() }).optional(),
  text: z.string().nullish(),
  entities: z
    .array(
      z.object({
        type: z.string(),
        text: z.string().nullish(),
        mentioned: z.object({ id: z.string().optional(), name: z.string().nullish() }).optional(),
      }),
    )
    .nullish(),
  attachments: z.array(Attachment).nullish(),
  value: z
    .object({
      action: z.object({ verb: z.string().optional(), data: z.unknown() }).optional(),
      /** What somebody typed into the search of the message extension. */
      parameters: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
    })
    .nullish(),
});
export type Activity = z.infer<typeof Activity>;

/** What an endpoint stores and a job reads again. */
export const Stored = z.strictObject({ id: z.string(), activity: Activity });

/** Undefined: no activity of Teams. */
export function readActivity(raw: string): Activity | undefined {
  try {
    return Activity.parse(JSON.parse(raw));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

export const directoryOf = ({ conversation, channelData }: Activity): string | undefined =>
  conversation.tenantId ?? channelData?.tenant?.id;

/** Teams numbers activities within a conversation; what has no number is known by its bytes. */
export function idOf({ type, id, conversation }: Activity, raw: string): string {
  const named = id === undefined ? raw : JSON.stringify([type, conversation.id, id]);
  return `activity ${createHash('sha256').update(named).digest('hex').slice(0, 48)}`;
}

export const isDirect = ({ conversation }: Activity): boolean => conversation.conversationType === 'personal';

export const atOf = ({ serviceUrl, conversation }: Activity): At => ({ serviceUrl, conversation: conversation.id });

export const personIn = (directory: string, { from }: Activity): Person => ({
  platform: 'teams',
  team: directory,
  id: from.id,
});

/** `person`: who asked, or whom the conversation is with. */
export const spotAt = (
  at: At,
  { team, surface, person }: Pick<Spot, 'team' | 'surface'> & { person: string },
): Spot => ({
  platform: 'teams',
  team,
  surface,
  address: JSON.stringify({ serviceUrl: at.serviceUrl, conversation: at.conversation, person }),
});

const isOfBot = (activity: Activity, id: string | undefined): boolean =>
  id !== undefined && id === activity.recipient?.id;

/** Where several write, Muster is meant only when it is called by name. */
export const isCalled = (activity: Activity): boolean =>
  isDirect(activity) || (activity.entities ?? []).some(({ mentioned }) => isOfBot(activity, mentioned?.id));

/** Each of them is looked for in the whole text. */
const mostMentions = 50;

/** Plain words: Muster's own name goes, others keep theirs. */
export function wordsOf(activity: Activity): string {
  let text = activity.text ?? '';
  for (const { text: marked, mentioned } of (activity.entities ?? []).slice(0, mostMentions))
    if (typeof marked === 'string' && marked !== '')
      text = text.replaceAll(marked, () => (isOfBot(activity, mentioned?.id) ? '' : (mentioned?.name ?? 'somebody')));
  return teamsText(text);
}

/** A file of a personal chat comes with an address that is good for minutes; elsewhere Teams hands files to no app. */
const downloadable = 'application/vnd.microsoft.teams.file.download.info';

/** Teams sends the text once more as HTML; that is no file. */
export const filesIn = ({ attachments }: Activity): SentFile[] =>
  (attachments ?? [])
    .filter(({ contentType }) => contentType !== undefined && !contentType.startsWith('text/'))
    .map(({ contentType, name, content }) =>
      sentFile({ name, address: contentType === downloadable ? (content?.downloadUrl ?? '').slice(0, 4000) : '' }),
    );
