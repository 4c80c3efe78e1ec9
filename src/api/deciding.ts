// A decision over HTTP: a press in the console, which is signed in by a session, or a request with a credential of its own.
import type { Principal } from '../core/access.ts';
import { type ActChannel, HumanAct } from '../core/human-act.ts';
import type { Via } from './route.ts';

export const channelBy = (via: Via | undefined): ActChannel => (via === 'session' ? 'console' : 'rest');

/** `digest`: of what was shown, where the caller says so. */
export function actOf({ by, via }: { by: Principal; via: Via | undefined }, digest?: string): HumanAct {
  const made = { by, channel: channelBy(via), digest };
  return via === 'session' ? HumanAct.press(made) : HumanAct.request(made);
}
