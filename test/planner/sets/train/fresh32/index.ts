// The thirty-second further batch: animal clinics and a radio station, each heard in three of six voices; “fresh32”.
import { delegating } from './delegating.ts';
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { newcomer } from './newcomer.ts';
import { texting } from './texting.ts';
import { voiceNote } from './voice-note.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...delegating, ...formal, ...hurried, ...newcomer, ...texting, ...voiceNote];
