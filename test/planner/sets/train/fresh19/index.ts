// The nineteenth further batch: spoken, chatted, mailed at length, as commands, as in service, and breezily; “fresh19”.
import { airport } from './airport.ts';
import { ocean } from './ocean.ts';
import { orders } from './orders.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...airport, ...ocean, ...orders];
