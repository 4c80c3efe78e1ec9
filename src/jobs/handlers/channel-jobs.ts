// The jobs of the chat platforms, and the work that `main` hands in for them.
import type { JobHandler } from '../job.ts';
import { type AnnounceApproval, announceApprovalJob } from './announce-approval.ts';
import { type DeliverMessage, deliverMessageJob } from './deliver-message.ts';
import { type HandleChannelEvent, handleChannelEventJob } from './handle-channel-event.ts';
import { type RedrawCards, redrawCardsJob } from './redraw-cards.ts';
import { sweepChannelEventsJob } from './sweep-channel-events.ts';
import { type CardTending, tendCardsJob } from './tend-cards.ts';

/** Over all organizations unless a member takes a tenant. */
export interface ChannelJobs extends CardTending {
  readonly handleChannelEvent: HandleChannelEvent;
  readonly announceApproval: AnnounceApproval;
  readonly redrawCards: RedrawCards;
  readonly deliverMessage: DeliverMessage;
  readonly sweepChannelEvents: () => Promise<unknown>;
}

/** Names stand in the outbox: one that is renamed loses what was promised under the old one. */
export const channelJobs = (work: ChannelJobs): readonly JobHandler[] => [
  handleChannelEventJob(work.handleChannelEvent),
  announceApprovalJob(work.announceApproval),
  redrawCardsJob(work.redrawCards),
  deliverMessageJob(work.deliverMessage),
  tendCardsJob(work),
  sweepChannelEventsJob(work.sweepChannelEvents),
];
