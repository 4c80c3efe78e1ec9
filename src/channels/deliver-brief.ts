// The morning brief as a direct message: once under its key, with its actions a click away.
import type { BriefDelivery } from '../core/ports/brief-delivery.ts';
import type { Platform } from '../core/ports/channels.ts';
import { channelOf, type ChannelServices, contextOf } from './context.ts';
import { personOf } from './identity.ts';
import { post } from './posting.ts';

export const briefByChannel = (services: ChannelServices, platform: Platform): BriefDelivery => ({
  channel: platform,
  async deliver({ tenant, user, key }) {
    const context = contextOf(services, tenant);
    const channel = channelOf(services, platform);
    const person = channel === undefined ? undefined : await personOf(context, channel, user);
    if (person === undefined) return false;
    const about = { kind: 'brief' as const, key };
    await post(context, { platform, team: person.team, reader: user.id, spot: undefined, about });
    return true;
  },
});
