// What Teams asks for and shows at once: a card as one reader may see it, and candidates by name. Nothing is done here.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import type { Post } from '../../core/ports/channels.ts';
import { type Card, plainCard } from '../card.ts';
import type { Channel } from '../channel.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { cardOf } from '../drawing.ts';
import { identify, type Identified } from '../identity.ts';
import { cardType, messagesOf, readRefresh } from './adaptive-cards.ts';
import { type Activity, personIn } from './read-activity.ts';
import type { TeamsEndpointDependencies } from './endpoint.ts';
import { remember, type Remembering } from './remember.ts';

interface Looking extends Remembering {
  readonly services: ChannelServices;
  readonly channel: Channel;
  readonly tenant: TenantId;
}

/** The card that stands there stays as it is. */
const unchanged = { statusCode: 200, type: 'application/vnd.microsoft.activity.message', value: '' };

export const looking = (dependencies: Looking): TeamsEndpointDependencies['look'] => ({
  async view(activity) {
    const id = readRefresh(activity.value?.action?.data);
    const { context, who } = await lookingOne(dependencies, activity);
    if (id === undefined || who.kind === 'refused') return unchanged;
    const card = await cardFor(context, id, who.user);
    const [message, ...more] = card === undefined ? [] : messagesOf(card, { post: id, person: activity.from.id });
    // One card takes the place of one card.
    if (message === undefined || more.length > 0) return unchanged;
    return { statusCode: 200, type: cardType, value: message.attachments[0]?.content };
  },

  async search(activity) {
    const { context, who } = await lookingOne(dependencies, activity);
    if (who.kind === 'refused') return told(who.because ?? 'Muster answers people only.');
    try {
      const found = await candidatesNamed(context, who, nameIn(activity));
      return {
        composeExtension: {
          type: 'result',
          attachmentLayout: 'list',
          attachments: found.map((one) => entry(context, one)),
        },
      };
    } catch (error) {
      if (error instanceof Problem) return told(error.message);
      throw error;
    }
  },
});

const told = (text: string) => ({ composeExtension: { type: 'message', text } });

async function lookingOne({ services, channel, tenant, ...place }: Looking, activity: Activity) {
  const context = contextOf(services, tenant);
  // Whoever looks something up may never have written to Muster.
  if ((await place.people.reference(activity.from.id)) === undefined) await remember(place, activity);
  return { context, who: await identify(context, channel, personIn(place.directory, activity)) };
}

/** Undefined: there is none, or it is not for them. */
async function cardFor(context: ChannelContext, id: string, user: User): Promise<Card | undefined> {
  const post = await context.stores.posts.find(id);
  if (post === undefined || !(await isTheirs(context, post, user))) return undefined;
  return cardOf(context, { about: post.about, reader: user.id });
}

/** Their own card, or what several read and they alone asked for: everybody else goes on seeing the ids. */
async function isTheirs({ conversations }: ChannelContext, { reader, about }: Post, user: User): Promise<boolean> {
  if (reader !== null) return reader === user.id;
  return about.kind === 'turn' && (await conversations.get(about.conversation)).actor === String(user.id);
}

const FoundCandidates = z.looseObject({
  candidates: z.array(
    z.looseObject({ candidate: z.string(), name: z.string(), job_title: z.string(), stage: z.string() }),
  ),
});
type FoundCandidates = z.infer<typeof FoundCandidates>['candidates'][number];

/** Teams shows a page of that many. */
const mostFound = 25;

function nameIn({ value }: Activity): string {
  const typed = value?.parameters?.find(({ name }) => name === 'name')?.value;
  return typeof typed === 'string' ? typed.trim() : '';
}

async function candidatesNamed(
  context: ChannelContext,
  { by }: Extract<Identified, { kind: 'known' }>,
  name: string,
): Promise<readonly FoundCandidates[]> {
  if (name === '') return [];
  const { result } = await context.gate.call({
    tool: 'find_candidates',
    input: { name },
    by,
    origin: { kind: 'api' },
    idem: context.newId('look'),
    provenance: 'instructed',
  });
  return FoundCandidates.parse(result).candidates.slice(0, mostFound);
}

/** The list is seen by the asker alone; what is put into a message is read by others, so that it holds id and link only. */
function entry(context: ChannelContext, { candidate, name, job_title: job, stage }: FoundCandidates) {
  const shared: Card = {
    text: `Candidate ${candidate}`,
    parts: [
      ...plainCard(`Candidate ${candidate} in Muster`).parts,
      {
        kind: 'link',
        label: 'Open in Muster',
        url: `${context.publicUrl}/console/candidates/${encodeURIComponent(candidate)}`,
      },
    ],
  };
  return {
    contentType: cardType,
    content: messagesOf(shared)[0]?.attachments[0]?.content,
    preview: {
      contentType: 'application/vnd.microsoft.card.hero',
      content: { title: written(name), text: written(`${job}, ${stage}`) },
    },
  };
}

/** Previews take HTML. */
const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
