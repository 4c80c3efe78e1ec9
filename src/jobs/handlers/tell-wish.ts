// tell-wish: tells whoever sent a booking link that none of its times suited.
import { z } from 'zod';
import { BookingLinkId, type TenantId } from '../../core/ids.ts';
import { tellWishJob as name } from '../../core/ports/booking-links.ts';
import { defineJob } from '../job.ts';

export type TellWish = (tenant: TenantId, link: BookingLinkId) => Promise<unknown>;

export const tellWishJob = (tell: TellWish) =>
  defineJob({
    name,
    schema: z.strictObject({ link: BookingLinkId }),
    attempts: 10,
    run: async ({ link }, { tenant }) => {
      await tell(tenant, link);
    },
  });
