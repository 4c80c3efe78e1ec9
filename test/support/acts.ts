// Acts of people for tests that decide at the gate itself, as a channel would make them.
import type { Principal } from '../../src/core/access.ts';
import { HumanAct } from '../../src/core/human-act.ts';

export const pressed = (by: Principal, digest?: string): HumanAct => HumanAct.press({ by, channel: 'console', digest });
