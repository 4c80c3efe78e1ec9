// The fifty-sixth further batch: hiring at a winery and at a ferry line; “fresh56”.
import { delegating } from './delegating.ts';
import { voiceNote } from './voice-note.ts';
import { voiceNoteOnTheQuay } from './voice-note-quay.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...delegating, ...voiceNote, ...voiceNoteOnTheQuay];
