// What Teams asks for and shows at once: a card as one reader may see it, and candidates by name. Nothing is done here.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import type { Post } from '../../core/ports/channels.ts';
import { type Card, plainCard } from '../card.ts';
import type { Channel } from '../channel.ts';
import { type ChannelDesk, type Office, officeOf } from '../desk.ts';
import { cardOf } from '../drawing.ts';
import { identify, type Identified } from '../identity.ts';
import { cardType, messagesOf, readRefresh } from './adaptive-cards.ts';
import { type Activity, personIn } from './read-activity.ts';
import type { TeamsDoorParts } from './door.ts';
import { remember, type Remembering } from './remember.ts';

interface Looking extends Remembering {
  readonly desk: ChannelDesk;
  readonly channel: Channel;
  readonly tenant: TenantId;
}

/** The card that stands there stays as it is. */
const unchanged = { statusCode: 200, type: 'application/vnd.microsoft.activity.message', value: '' };

export const looking = (parts: Looking): TeamsDoorParts['look'] => ({
  async view(activity) {
    const id = readRefresh(activity.value?.action?.data);
    const { office, who } = await lookingOne(parts, activity);
    if (id === undefined || who.kind === 'refused') return unchanged;
    const card = await cardFor(office, id, who.user);
    const [message, ...more] = card === undefined ? [] : messagesOf(card, { post: id, person: activity.from.id });
    // One card takes the place of one card.
    if (message === undefined || more.length > 0) return unchanged;
    return { statusCode: 200, type: cardType, value: message.attachments[0]?.content };
  },

  async search(activity) {
    const { office, who } = await lookingOne(parts, activity);
    if (who.kind === 'refused') return told(who.because ?? 'Muster answers people only.');
    try {
      const found = await candidatesNamed(office, who, nameIn(activity));
      return {
        composeExtension: {
          type: 'result',
          attachmentLayout: 'list',
          attachments: found.map((one) => entry(office, one)),
        },
      };
    } catch (error) {
      if (error instanceof Problem) return told(error.message);
      throw error;
    }
  },
});

const told = (text: string) => ({ composeExtension: { type: 'message', text } });

async function lookingOne({ desk, channel, tenant, ...place }: Looking, activity: Activity) {
  const office = officeOf(desk, tenant);
  // Whoever looks something up may never have written to Muster.
  if ((await place.people.reference(activity.from.id)) === undefined) await remember(place, activity);
  return { office, who: await identify(office, channel, personIn(place.directory, activity)) };
}

/** Undefined: there is none, or it is not for them. */
async function cardFor(office: Office, id: string, user: User): Promise<Card | undefined> {
  const post = await office.stores.posts.find(id);
  if (post === undefined || !(await isTheirs(office, post, user))) return undefined;
  return cardOf(office, { about: post.about, reader: user.id });
}

/** Their own card, or what several read and they alone asked for: everybody else goes on seeing the ids. */
async function isTheirs({ conversations }: Office, { reader, about }: Post, user: User): Promise<boolean> {
  if (reader !== null) return reader === user.id;
  return about.kind === 'turn' && (await conversations.get(about.conversation)).actor === String(user.id);
}

const Found = z.looseObject({
  candidates: z.array(
    z.looseObject({ candidate: z.string(), name: z.string(), job_title: z.string(), stage: z.string() }),
  ),
});
type Found = z.infer<typeof Found>['candidates'][number];

/** Teams shows a page of that many. */
const mostFound = 25;

function nameIn({ value }: Activity): string {
  const typed = value?.parameters?.find(({ name }) => name === 'name')?.value;
  return typeof typed === 'string' ? typed.trim() : '';
}

async function candidatesNamed(
  office: Office,
  { by }: Extract<Identified, { kind: 'known' }>,
  name: string,
): Promise<readonly Found[]> {
  if (name === '') return [];
  const { result } = await office.desk.call({
    tool: 'find_candidates',
    input: { name },
    by,
    origin: { kind: 'api' },
    idem: office.newId('look'),
    provenance: 'instructed',
  });
  return Found.parse(result).candidates.slice(0, mostFound);
}

/** The list is seen by the asker alone; what is put into a message is read by others, so that it holds id and link only. */
function entry(office: Office, { candidate, name, job_title: job, stage }: Found) {
  const shared: Card = {
    text: `Candidate ${candidate}`,
    parts: [
      ...plainCard(`Candidate ${candidate} in Muster`).parts,
      {
        kind: 'link',
        label: 'Open in Muster',
        url: `${office.publicUrl}/console/candidates/${encodeURIComponent(candidate)}`,
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
