// The thirty-third further batch: a passenger railway and a museum of science, in seven voices; “fresh33”.
import { assistant } from './assistant.ts';
import { car } from './car.ts';
import { formal } from './formal.ts';
import { polite } from './polite.ts';
import { storyteller } from './storyteller.ts';
import { texting } from './texting.ts';
import { veteran } from './veteran.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...texting, ...car, ...polite, ...storyteller, ...veteran, ...formal, ...assistant];
