// What programs that act for people keep for us, sealed: their own registration, codes and refresh tokens.
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Seal } from '../auth/delegation.ts';

const place = 'oauth-delegation';

export const delegationSealFrom = (sealer: Sealer): Seal => ({
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
