// The fiftieth further batch: hiring at a coffee roaster with cafés; “fresh50”.
import { manager } from './manager.ts';
import { newcomer } from './newcomer.ts';
import { texting } from './texting.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...newcomer, ...texting, ...manager];
