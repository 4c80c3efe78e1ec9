// The fifty-ninth further batch: expedition cruises and an animation studio, in three voices; “fresh59”.
import { formal } from './formal.ts';
import { texting } from './texting.ts';
import { voiceNote } from './voice-note.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...texting, ...voiceNote, ...formal];
