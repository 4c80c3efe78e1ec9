// The thirteenth further batch; the names of its styles begin with “fresh13”.
import { baires } from './baires.ts';
import { lagos } from './lagos.ts';
import { nagoya } from './nagoya.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...lagos, ...nagoya, ...baires];
