// The address that the Bot Framework calls: proves who calls, stores what came, and only then acknowledges. Nothing is worked
// on here.
import type { InboundEndpoint, InboundResponse, InboundRequest } from '../../core/inbound-endpoint.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Intake } from '../intake.ts';
import { type Activity, directoryOf, idOf, readActivity } from './read-activity.ts';
import { refreshVerb } from './adaptive-cards.ts';
import type { TeamsPort } from './teams-port.ts';

export interface TeamsEndpointDependencies {
  readonly port: Pick<TeamsPort, 'proves'>;
  readonly directory: string;
  readonly tenant: TenantId;
  readonly intake: Intake;
  /** What is only looked at is answered at once: the body of the answer. */
  readonly look: {
    /** A card as this person sees it. */
    readonly view: (activity: Activity) => Promise<object>;
    /** What the search of the message extension finds. */
    readonly search: (activity: Activity) => Promise<object>;
  };
}

const refused: InboundResponse = { status: 401 };
const done: InboundResponse = { status: 200 };
const json = { 'content-type': 'application/json; charset=utf-8' };
/** The card itself is drawn anew once the click is done. */
const clicked: InboundResponse = {
  status: 200,
  headers: json,
  body: JSON.stringify({
    statusCode: 200,
    type: 'application/vnd.microsoft.activity.message',
    value: 'Understood. The card will show what comes of it.',
  }),
};

const heard = new Set(['message', 'installationUpdate', 'conversationUpdate']);

export const teamsEndpoint = (dependencies: TeamsEndpointDependencies): InboundEndpoint => ({
  method: 'POST',
  path: '/api/messages',
  async handle(request) {
    const activity = readActivity(request.body);
    if (activity === undefined || !(await isProved(dependencies, request, activity))) return refused;
    // Proved to come from Teams, but people of another directory are not heard.
    if (directoryOf(activity) !== dependencies.directory) return { status: 403 };
    const looked = lookedAt(dependencies, activity);
    if (looked !== undefined) return { status: 200, headers: json, body: JSON.stringify(await looked) };
    const isClick = activity.type === 'invoke' && activity.name === 'adaptiveCard/action';
    if (activity.type === 'invoke' && !isClick) return { status: 501 };
    if (!isClick && !heard.has(activity.type)) return done;
    const id = idOf(activity, request.body);
    await dependencies.intake.accept(dependencies.tenant, {
      platform: 'teams',
      id,
      body: JSON.stringify({ id, activity }),
    });
    return isClick ? clicked : done;
  },
});

function lookedAt({ look }: TeamsEndpointDependencies, activity: Activity): Promise<object> | undefined {
  if (activity.type !== 'invoke') return undefined;
  if (activity.name === 'composeExtension/query') return look.search(activity);
  const isRefresh = activity.name === 'adaptiveCard/action' && activity.value?.action?.verb === refreshVerb;
  return isRefresh ? look.view(activity) : undefined;
}

/** Unproved requests learn nothing, not even whether their body was right. */
async function isProved(
  { port }: TeamsEndpointDependencies,
  request: InboundRequest,
  activity: Activity,
): Promise<boolean> {
  const authorization = request.header('authorization');
  return authorization !== undefined && port.proves(activity, authorization);
}
