// What browsers and programs keep for us, sealed for one purpose: what they bring later was written here.
import { type Sealer, valueAt } from '../../core/ports/sealer.ts';
import type { Seal } from '../auth/delegation.ts';

export const sealFrom = (sealer: Sealer, place: string): Seal => ({
  seal: (value) => Buffer.from(sealer.seal(JSON.stringify(value), place)).toString('base64url'),
  open: (token) =>
    valueAt(sealer, Buffer.from(token, 'base64url').toString(), { place, read: (text): unknown => JSON.parse(text) }),
});
