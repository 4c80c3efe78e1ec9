// The forty-third further batch: a week of recruiting coordinators at a home care agency; “fresh43”.
import { office } from './office.ts';
import { phone } from './phone.ts';
import { talks } from './talks.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...office, ...phone, ...talks];
