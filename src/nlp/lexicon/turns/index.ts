// All turns of phrase, in the order in which they are tried: the first that fits is taken.
import { meetingTurns } from './meetings.ts';
import { pipelineTurns } from './pipeline.ts';
import type { Turn } from './turn.ts';
import { viewTurns } from './views.ts';
import { writingTurns } from './writing.ts';

export const turnsOfPhrase: readonly Turn[] = [...pipelineTurns, ...meetingTurns, ...writingTurns, ...viewTurns];
