// The sweep of letters leaves out organizations where everything stands still, which is one of their settings.
import { sweepable } from './tenant-rows.ts';

export const pausedLetters = sweepable('setting');
