// What single people of the organization have chosen for themselves, by name; read back by its schema.
import type { UserId } from '../ids.ts';
import type { Json } from '../json.ts';

export type PreferenceName = 'notifications' | 'views' | 'seen';

/** The last `put` of a person and name counts. Bodies are parsed by whoever reads them. */
export interface PersonPreferences {
  /** Undefined: nothing was chosen. */
  get(of: { user: UserId; name: PreferenceName }): Promise<Json | undefined>;
  put(of: { user: UserId; name: PreferenceName; body: Json; at: Date }): Promise<void>;
  /** Of everybody who chose something. */
  list(name: PreferenceName): Promise<readonly { readonly user: UserId; readonly body: Json }[]>;
}
