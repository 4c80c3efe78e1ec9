// The state of a veteran's conversation as the browser holds it: sealed, so that it can be neither read nor changed there.
import type { TenantId } from '../../core/ids.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { StateSeal } from '../../services/veteran/chat/chat-state.ts';

const placeOf = (client: TenantId): string => `veteran-chat/${client}`;

export const stateSealFrom = (sealer: Sealer): StateSeal => ({
  seal: (state, client) => sealer.seal(JSON.stringify(state), placeOf(client)),
  open(token, client) {
    try {
      return JSON.parse(sealer.open(token, placeOf(client)));
    } catch {
      // The sealer throws for whatever it did not seal for that place: to the caller that is the same as an expired one.
      return undefined;
    }
  },
});
