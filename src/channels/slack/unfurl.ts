// Links to candidates in messages: in a direct conversation the person's own view, where several read no more than the id.
import { z } from 'zod';
import { CandidateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { Channel, Person } from '../channel.ts';
import type { ChannelContext } from '../context.ts';
import { identify, type Identified } from '../identity.ts';
import { isDirect } from './address.ts';
import { blocksOf } from './blocks.ts';
import { ValidAttachment } from './valid-blocks.ts';
import type { SlackApi } from './web-api.ts';

export const LinkShared = z.looseObject({
  user: z.string(),
  channel: z.string(),
  message_ts: z.string(),
  links: z.array(z.looseObject({ url: z.string() })),
});
type LinkShared = z.infer<typeof LinkShared>;

/** `/console/#/candidates/c_1`, with or without the number sign. */
const candidatePath = /\/console\/(?:#\/)?candidates\/([^/?#]+)$/;

export async function unfurlLinks(
  context: ChannelContext,
  { channel, api, person }: { channel: Channel; api: SlackApi; person: Person },
  { channel: place, message_ts: ts, links }: LinkShared,
): Promise<void> {
  const who = await identify(context, channel, person);
  if (who.kind === 'refused') return;
  const unfurls: Record<string, object> = {};
  for (const { url } of links) {
    const line = await lineFor(context, { url, who, isPrivate: isDirect(place) });
    if (line !== undefined) unfurls[url] = ValidAttachment.parse({ blocks: blocksOf({ kind: 'text', text: line }, 0) });
  }
  if (Object.keys(unfurls).length > 0) await api.call('chat.unfurl', { channel: place, ts, unfurls });
}

async function lineFor(
  context: ChannelContext,
  { url, who, isPrivate }: { url: string; who: Extract<Identified, { kind: 'known' }>; isPrivate: boolean },
): Promise<string | undefined> {
  const id = url.startsWith(context.publicUrl) ? CandidateId.safeParse(idIn(url)).data : undefined;
  if (id === undefined) return undefined;
  try {
    const { summary } = await context.gate.call({
      tool: 'show_candidate',
      input: { candidate: id },
      by: who.by,
      origin: { kind: 'api' },
      idem: context.newId('unfurl'),
      provenance: 'instructed',
    });
    return isPrivate ? summary : `Candidate ${id} in Muster. Open the link to see more.`;
  } catch (error) {
    // Nothing is said of candidates that are not there, or that this person may not see.
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

const idIn = (url: string): string | undefined => {
  const found = candidatePath.exec(url)?.[1];
  return found === undefined ? undefined : decodeURIComponent(found);
};
