// Teams behind the shape of all channels.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { plainCard } from '../card.ts';
import { fetchFile } from '../files/fetch-file.ts';
import type { Channel, Person, Profile } from '../channel.ts';
import { messagesOf, type Views } from './adaptive-cards.ts';
import type { People } from './people.ts';
import { spotAt } from './read-activity.ts';
import { Address, At, type Member, type TeamsPort } from './teams-port.ts';

export interface TeamsChannelDependencies {
  readonly port: TeamsPort;
  readonly people: People;
  readonly tenant: TenantId;
  /** The one directory whose people are heard. */
  readonly directory: string;
  /** Where Teams is reached before anybody has written. */
  readonly service: string;
  /** In tests, an address of the host that stands for Microsoft's. */
  readonly near?: string | undefined;
}

/** A long card is several messages, in reading order. */
const TeamsAddress = z.strictObject({
  at: At,
  ids: z.array(z.string()),
  views: z.strictObject({ post: z.string(), person: z.string() }).optional(),
});

export function openTeamsChannel(dependencies: TeamsChannelDependencies): Channel {
  const { tenant, directory } = dependencies;
  return {
    platform: 'teams',
    teams: async (of) => (of === tenant ? [directory] : []),
    ...people(dependencies),
    ...messages(dependencies),
    typing: ({ address }) => dependencies.port.typing(Address.parse(JSON.parse(address))),
    read: (_team, { address }) => fetchFile({ url: address, isTheirs: isOfMicrosoft(dependencies.near) }),
  };
}

/** Files of personal chats stand in the sender's OneDrive. */
const isOfMicrosoft =
  (near: string | undefined) =>
  ({ origin, protocol, hostname }: URL): boolean =>
    near === undefined
      ? protocol === 'https:' && /\.sharepoint(?:-mil)?\.(?:com|us|cn)$/.test(hostname)
      : origin === new URL(near).origin;

function people({
  port,
  people: known,
  directory,
  service,
}: TeamsChannelDependencies): Pick<Channel, 'profile' | 'find' | 'direct'> {
  const directOf = async (id: string): Promise<At | undefined> => {
    const reference = await known.reference(id);
    if (reference?.direct === null) return undefined;
    // Whoever was met in a team may be written to although they never opened Muster themselves.
    return reference?.direct ?? port.open(reference?.seen.serviceUrl ?? service, id);
  };
  const profile = async ({ id }: Pick<Person, 'id'>): Promise<Profile> => {
    const reference = await known.reference(id);
    const at = reference?.direct ?? reference?.seen ?? (await port.open(service, id));
    return at === undefined ? unknown : profileAt({ port, directory }, at, id);
  };
  return {
    profile,
    async find(team, email) {
      const id = await known.byAddress(email);
      if (id === undefined) return undefined;
      const { kind, email: theirs } = await profile({ id });
      if (kind !== 'member' || theirs?.toLowerCase() !== email.toLowerCase()) return undefined;
      return { platform: 'teams', team, id };
    },
    async direct(_tenant, { team, id }) {
      const at = await directOf(id);
      return at === undefined ? undefined : spotAt(at, { team, surface: 'direct', person: id });
    },
  };
}

const unknown = { kind: 'deactivated', email: undefined } as const satisfies Profile;

/** Whoever is no longer in the conversation is deactivated, for all that Teams tells. */
export async function profileAt(
  { port, directory }: Pick<TeamsChannelDependencies, 'port' | 'directory'>,
  at: At,
  id: string,
): Promise<Profile> {
  const member = await port.member(at, id);
  return member === undefined ? unknown : profileOf(directory, member);
}

const profileOf = (directory: string, member: Member): Profile => ({
  kind: kindOf(directory, member),
  email: addressOf(member),
});

function kindOf(directory: string, { role, tenantId, userRole, userPrincipalName }: Member): Profile['kind'] {
  if (role === 'bot') return 'bot';
  // Who does not say where they belong is no member.
  if (tenantId !== directory) return 'external';
  return userRole === 'guest' || userRole === 'anonymous' || userPrincipalName?.includes('#EXT#') === true
    ? 'guest'
    : 'member';
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * The sign-in name stands in a domain that the directory has proved; the mail attribute may hold anything, so that it counts
 * only within the same domain.
 */
function addressOf({ email, userPrincipalName: name }: Member): string | undefined {
  if (typeof name !== 'string' || !name.includes('@')) return undefined;
  return typeof email === 'string' && domainOf(email) === domainOf(name) ? email : name;
}

const unreachable = 'I may not write to you alone. Install Muster in Teams, then ask me again.';

/** Whispers and greetings are not kept, so that nobody can ask for them anew. */
const isPost = (key: string): boolean => key.startsWith('pst_');

/** Teams cannot be asked what was posted; what this process posted it knows. */
const mostRemembered = 2000;

function messages(
  dependencies: TeamsChannelDependencies,
): Pick<Channel, 'post' | 'posted' | 'update' | 'finish' | 'whisper'> {
  const { port, tenant } = dependencies;
  const { direct } = people(dependencies);
  const remembered = new Map<string, string>();
  const remember = (key: string, place: string) => {
    remembered.set(key, place);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  };
  const post: Channel['post'] = async (spot, card, key) => {
    const { person, ...at } = Address.parse(JSON.parse(spot.address));
    const views: Views | undefined = person === undefined || !isPost(key) ? undefined : { post: key, person };
    const place = (ids: readonly string[]) => JSON.stringify({ at, ids, ...(views === undefined ? {} : { views }) });
    const ids: string[] = [];
    for (const message of messagesOf(card, views)) {
      ids.push(await port.send(at, message));
      remember(key, place(ids));
    }
    return place(ids);
  };
  return {
    post,
    posted: async (_spot, key) => remembered.get(key),
    async finish(_spot, { place, key }, card) {
      const { at, ids, views } = TeamsAddress.parse(JSON.parse(place));
      const [first, ...more] = messagesOf(card, views);
      const [standing] = ids;
      if (first === undefined || standing === undefined) return undefined;
      if ((await port.update(at, standing, first)) === 'gone') return undefined;
      const all = [...ids];
      for (const message of more) all.push(await port.send(at, message));
      const stands = JSON.stringify({ at, ids: all, ...(views === undefined ? {} : { views }) });
      remember(key, stands);
      return stands;
    },
    async update(_team, place, card) {
      const { at, ids, views } = TeamsAddress.parse(JSON.parse(place));
      const wanted = messagesOf(card, views);
      for (const [index, id] of ids.entries()) {
        const message = wanted[index];
        if (message === undefined) await port.remove(at, id);
        else if ((await port.update(at, id, message)) === 'gone') return 'gone';
      }
      return 'updated';
    },
    /** Teams shows nothing to one person among several: they are written to directly. */
    async whisper(spot, person, card) {
      const own = spot.surface === 'direct' ? spot : await direct(tenant, person);
      // What was for one person alone is not said where others read.
      const said = own === undefined ? plainCard(unreachable) : card;
      await post(own ?? spot, said, `whisper ${person.id}`);
    },
  };
}
