// Teams, opened: the endpoint, the store behind it, what is done with what was stored, and the way back.
import type { TenantId } from '../../core/ids.ts';
import { defectOf } from '../../core/log.ts';
import { act } from '../act.ts';
import { plainCard } from '../card.ts';
import { wordsIn } from '../cards/draft-parts.ts';
import type { Adapter, Channel } from '../channel.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { editedArguments } from '../filled.ts';
import { plainlySaid } from '../markup/plainly-said.ts';
import { teamsField } from '../markup/teams-text.ts';
import { greeting, hear } from '../hear.ts';
import type { Intake } from '../intake.ts';
import { readClick } from './adaptive-cards.ts';
import { openBotbuilder } from './botbuilder-port.ts';
import { teamsEndpoint } from './endpoint.ts';
import { type People, peopleIn } from './people.ts';
import {
  type Activity,
  atOf,
  filesIn,
  isCalled,
  isDirect,
  personIn,
  spotAt,
  Stored,
  wordsOf,
} from './read-activity.ts';
import { looking } from './look.ts';
import { remember } from './remember.ts';
import { openTeamsChannel } from './teams-channel.ts';
import type { TeamsConfig } from './teams-config.ts';
import type { TeamsPort } from './teams-port.ts';

export interface TeamsDependencies {
  readonly config: TeamsConfig;
  readonly services: ChannelServices;
  readonly intake: Intake;
}

/** https://learn.microsoft.com/microsoftteams/platform/bots/how-to/conversations/send-proactive-messages */
const publicService = 'https://smba.trafficmanager.net/teams/';

interface Hearing {
  readonly config: TeamsConfig;
  readonly services: ChannelServices;
  readonly channel: Channel;
  readonly people: People;
  readonly port: TeamsPort;
}

interface ReceivedActivity {
  readonly id: string;
  readonly activity: Activity;
}

export function openTeams({ config, services, intake }: TeamsDependencies): Adapter {
  const { tenant, directory } = config;
  const port = openBotbuilder(config, services.clocks.real);
  const people = peopleIn(services.stores(tenant).identities, directory);
  const channel = openTeamsChannel({ port, people, tenant, directory, service: publicService, near: config.openIdUrl });
  const hearing = { config, services, channel, people, port };
  return {
    channel,
    endpoints: [
      teamsEndpoint({
        port,
        directory,
        tenant,
        intake,
        look: looking({ services, channel, tenant, directory, port, people }),
      }),
    ],
    work: (of, body) => work(hearing, of, Stored.parse(JSON.parse(body))),
    apologize: (of, body) => apologize(hearing, of, Stored.parse(JSON.parse(body))),
    close: async () => undefined,
  };
}

async function work(hearing: Hearing, tenant: TenantId, heard: ReceivedActivity): Promise<void> {
  const { activity } = heard;
  const context = contextOf(hearing.services, tenant);
  const { port, config, people } = hearing;
  const isNew = await remember({ port, people, directory: config.directory }, activity);
  if (activity.type === 'message') return hearMessage(context, hearing, heard);
  if (activity.type === 'invoke') return hearClick(context, hearing, heard);
  if (isNew && isDirect(activity) && activity.action !== 'remove')
    await hearing.channel.post(spotIn(hearing, activity), plainCard(greeting), `greeting ${activity.from.id}`);
}

const spotIn = ({ config }: Hearing, activity: Activity) =>
  spotAt(atOf(activity), {
    team: config.directory,
    surface: isDirect(activity) ? 'direct' : 'shared',
    person: activity.from.id,
  });

async function hearMessage(
  context: ChannelContext,
  hearing: Hearing,
  { id, activity }: ReceivedActivity,
): Promise<void> {
  if (!isCalled(activity)) return;
  await hear(context, hearing.channel, {
    kind: 'message',
    id,
    from: personIn(hearing.config.directory, activity),
    spot: spotIn(hearing, activity),
    thread: activity.conversation.id,
    text: wordsOf(activity),
    files: filesIn(activity),
  });
}

async function hearClick(context: ChannelContext, hearing: Hearing, { id, activity }: ReceivedActivity): Promise<void> {
  const click = readClick(activity.value?.action?.data);
  if (click === undefined) return;
  const { said } = click;
  let { intent } = click;
  if (intent.do === 'reject') intent = { ...intent, reason: said['reason'] ?? intent.reason };
  if (intent.do === 'edit' || intent.do === 'rewrite') {
    const input =
      intent.do === 'edit'
        ? (await context.ledger.approval(intent.approval)).input
        : wordsIn(await context.ledger.action(intent.draft));
    intent = { ...intent, arguments: editedArguments(said, input) };
    intent = await plainlySaid(intent, input, teamsField);
  } else intent = await plainlySaid(intent, {}, teamsField);
  const from = personIn(hearing.config.directory, activity);
  const spot = spotIn(hearing, activity);
  await act(context, hearing.channel, { kind: 'action', id, from, spot, thread: activity.conversation.id, intent });
}

/** Whoever wrote or clicked is told that nothing came of it; should that fail too, the log has it. */
async function apologize(
  { channel, config, services }: Hearing,
  tenant: TenantId,
  { activity }: ReceivedActivity,
): Promise<void> {
  if (activity.type !== 'message' && activity.type !== 'invoke') return;
  try {
    const spot = await channel.direct(tenant, personIn(config.directory, activity));
    const sorry = 'Something went wrong on our side, and I gave up on what you asked last. Please ask again.';
    if (spot !== undefined) await channel.post(spot, plainCard(sorry), `sorry ${activity.from.id}`);
  } catch (error) {
    services.log.warn('apology failed', { tenant, defect: defectOf(error) });
  }
}
