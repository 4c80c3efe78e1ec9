// What is offered where the message is not understood: up to three readings as canonical sentences, best first. Nothing is done here.
import type { World } from '../../services/operations/world.ts';
import type { ReadCall } from '../ask.ts';
import type { Dialogue } from '../models/offline/context/dialogue.ts';
import { agreesWith } from './agreement.ts';
import type { Catalogue } from './catalogue.ts';
import { offersOf } from './decide.ts';
import { focusOf } from './focus.ts';
import { loadNets } from './load-nets.ts';
import { readOnce } from './message.ts';
import { readingsOf } from './readings.ts';
import { talkSigns } from './talk-signs.ts';

export interface Offered {
  readonly offers: readonly (readonly ReadCall[])[];
  readonly catalogue: Catalogue;
  /** Whether what another reader would do is among what this one finds. */
  agrees(calls: readonly ReadCall[]): boolean;
}

export async function offeredFor({ said, earlier }: Dialogue, world: World, me: string | undefined): Promise<Offered> {
  const { catalogue, message } = await readOnce(said, talkSigns(earlier), { world, me });
  const readings = readingsOf(message, { catalogue, focus: focusOf(earlier, catalogue.meetings), nets: loadNets() });
  return {
    offers: offersOf(readings),
    catalogue,
    // In a talk the other reader knows more of what was said before.
    agrees: (calls) => earlier.length > 0 || agreesWith(calls, readings),
  };
}
