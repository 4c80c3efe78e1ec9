// finish-booking: carries on what a candidate pressed, where the process that took the press did not finish it.
import { z } from 'zod';
import { BookingLinkId, type TenantId } from '../../core/ids.ts';
import { finishBookingJob as name } from '../../core/ports/booking-links.ts';
import { defineJob } from '../job.ts';

export type FinishBooking = (tenant: TenantId, link: BookingLinkId, isLast: boolean) => Promise<void>;

const attempts = 10;

export const finishBookingJob = (finish: FinishBooking) =>
  defineJob({
    name,
    schema: z.strictObject({ link: BookingLinkId }),
    attempts,
    run: ({ link }, { tenant, attempt }) => finish(tenant, link, attempt >= attempts),
  });
