// Muster's home tab: what waits for this person, the brief, and what was saved.
import { allows } from '../../core/access.ts';
import { z } from 'zod';
import type { Part } from '../card.ts';
import { briefParts } from '../cards/brief-card.ts';
import type { Channel, Person } from '../channel.ts';
import type { ChannelContext } from '../context.ts';
import { approvalFor, briefOfToday } from '../drawing.ts';
import { identify, type Identified } from '../identity.ts';
import { mayDecide } from '../../gate/principal.ts';
import { withDelegates } from '../audience.ts';
import { fewestForFigures, type Metrics } from '../../services/operations/metrics.ts';
import { blocksOf } from './blocks.ts';
import { ValidView } from './valid-blocks.ts';
import type { SlackApi } from './web-api.ts';

export const HomeOpened = z.looseObject({ user: z.string(), tab: z.string().optional() });

const mostApprovals = 5;
const mostBlocks = 100;

export async function publishHome(
  context: ChannelContext,
  { channel, api, person }: { channel: Channel; api: SlackApi; person: Person },
): Promise<void> {
  const who = await identify(context, channel, person);
  if (who.kind === 'refused' && who.because === undefined) return;
  const parts =
    who.kind === 'known' ? await homeParts(context, who) : [{ kind: 'text' as const, text: who.because ?? '' }];
  const view = ValidView.parse({
    type: 'home',
    blocks: parts.flatMap((part, index) => blocksOf(part, index)).slice(0, mostBlocks),
  });
  await api.call('views.publish', { user_id: person.id, view });
}

async function homeParts(
  context: ChannelContext,
  { user, by }: Extract<Identified, { kind: 'known' }>,
): Promise<Part[]> {
  const waiting = [];
  for (const approval of await context.ledger.approvals({ status: 'pending', limit: 50 }))
    if (mayDecide(await withDelegates(context, approval), by)) waiting.push(approval);
  const cards = await Promise.all(waiting.slice(0, mostApprovals).map(({ id }) => approvalFor(context, id, user)));
  const brief = await context.brief(by);
  const figures = allows(by.scopes, 'operations:read') ? await context.metrics(by) : undefined;
  return [
    {
      kind: 'heading',
      text: waiting.length === 0 ? 'Nothing waits for your decision' : `${waiting.length} wait for your decision`,
    },
    ...cards.flatMap(({ parts }) => parts.filter(({ kind }) => kind !== 'heading' && kind !== 'link')),
    { kind: 'heading', text: 'Today' },
    ...briefParts(brief, { once: await briefOfToday(context, user), most: 6 }),
    ...(figures === undefined
      ? []
      : [
          { kind: 'heading' as const, text: 'The last 30 days' },
          {
            kind: 'facts' as const,
            facts: [
              ['Tasks saved', String(figures.tasks_saved)],
              ['Hours saved', String(figures.time_saved_hours)],
              ['On time', onTimeWords(figures)],
            ] as const,
          },
        ]),
    { kind: 'link', label: 'Open Muster', url: `${context.publicUrl}/console/` },
  ];
}

const onTimeWords = ({ on_time_rate: rate, pipeline_velocity: { stage_changes: moves } }: Metrics): string =>
  rate === null || moves < fewestForFigures ? 'too few stage changes yet' : `${rate}%`;
