// A person of an organization as they travel.
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import type { User } from '../../core/records.ts';
import { component } from '../docs/components.ts';

export const WireUser = component(
  'User',
  z.object({
    user_id: z.string(),
    name: z.string(),
    email: z.string(),
    role: Role,
    time_zone: z.string().nullable(),
  }),
);
export const wireUser = ({ id, timeZone: zone, ...same }: User): z.infer<typeof WireUser> => ({
  user_id: id,
  name: same.name,
  email: same.email,
  role: same.role,
  time_zone: zone ?? null,
});
