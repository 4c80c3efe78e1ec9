// What the browser holds of a veteran's conversation, its state and the links to apply: sealed, so that it can be neither
// read nor changed there.
import type { TenantId } from '../../core/ids.ts';
import { type Sealer, valueAt } from '../../core/ports/sealer.ts';
import type { ApplySeal } from '../../services/veteran/apply-link.ts';
import type { StateSeal } from '../../services/veteran/chat/chat-state.ts';

const sealedFor = (sealer: Sealer, what: 'chat' | 'apply') => {
  const placeOf = (client: TenantId): string => `veteran-${what}/${client}`;
  return {
    seal: (value: unknown, client: TenantId): string => sealer.seal(JSON.stringify(value), placeOf(client)),
    open: (token: string, client: TenantId): unknown =>
      valueAt(sealer, token, { place: placeOf(client), read: (text): unknown => JSON.parse(text) }),
  };
};

export const stateSealFrom = (sealer: Sealer): StateSeal => sealedFor(sealer, 'chat');
export const applySealFrom = (sealer: Sealer): ApplySeal => sealedFor(sealer, 'apply');
