// Messages to people go out through the connected chats, which are opened after the systems and need them.
import type { TenantId } from '../core/ids.ts';
import type { Messenger } from '../core/ports/messenger.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Channels } from './channels.ts';

export interface LazyMessenger {
  /** Undefined until the channels are open. */
  of: Channels['messenger'] | undefined;
}

export function withChatMessenger(systems: Of<Systems>, late: LazyMessenger): Of<Systems> {
  const made = new Map<TenantId, Systems>();
  return (tenant) => {
    const known = made.get(tenant);
    if (known !== undefined) return known;
    const all = systems(tenant);
    const now = (): Messenger => late.of?.(tenant, all.messenger) ?? all.messenger;
    const messenger: Messenger = {
      get system() {
        return now().system;
      },
      get repeats() {
        return now().repeats;
      },
      send: (message) => now().send(message),
      hasSent: (key) => now().hasSent(key),
    };
    const reaching = { ...all, messenger };
    made.set(tenant, reaching);
    return reaching;
  };
}
