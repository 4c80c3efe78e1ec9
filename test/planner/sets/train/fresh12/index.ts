// The twelfth further batch; the names of its styles begin with “fresh12”.
import { abbreviated } from './abbreviated.ts';
import { compound } from './compound.ts';
import { dictated } from './dictated.ts';
import { mails } from './mails.ts';
import { mistyped } from './mistyped.ts';
import { secondLanguage } from './second-language.ts';

export { sandboxes } from './sandboxes.ts';
export const instructions = [...dictated, ...mistyped, ...abbreviated, ...secondLanguage, ...mails, ...compound];
