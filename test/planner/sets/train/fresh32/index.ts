// The thirty-second further batch: animal clinics and a radio station, each heard in six voices; “fresh32”.
import { formal } from './formal.ts';
import { hurried } from './hurried.ts';
import { voiceNote } from './voice-note.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...formal, ...hurried, ...voiceNote];
