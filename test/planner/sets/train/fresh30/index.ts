// The thirtieth further batch: a hospital, a forwarder and a credit union, mostly one message at a time; “fresh30”.
import { forwarder } from './forwarder.ts';
import { hospital } from './hospital.ts';
import { union } from './union.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...forwarder, ...hospital, ...union];
