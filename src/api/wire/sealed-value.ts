// What browsers and programs keep for us, sealed for one purpose: what they bring later was written here.
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Seal } from '../auth/delegation.ts';

export const sealFrom = (sealer: Sealer, place: string): Seal => ({
  seal: (value) => Buffer.from(sealer.seal(JSON.stringify(value), place)).toString('base64url'),
  open(token) {
    try {
      return JSON.parse(sealer.open(Buffer.from(token, 'base64url').toString(), place));
    } catch {
      // The sealer throws for whatever it did not seal for that place: to the caller that is the same as an expired one.
      return undefined;
    }
  },
});
