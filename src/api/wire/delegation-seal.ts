// What programs that act for people keep for us, sealed: their own registration, codes and refresh tokens.
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Seal } from '../auth/delegation.ts';
import { sealFrom } from './sealed-value.ts';

export const delegationSealFrom = (sealer: Sealer): Seal => sealFrom(sealer, 'oauth-delegation');
