// Numbers that text messages go to, as E.164 writes them: +, country and number.
import { z } from 'zod';

/** E.164: 7 to 15 digits, no spaces. */
const form = /^\+[1-9]\d{6,14}$/;
export const Phone = z.string().regex(form, 'a number such as +13125550100: +, country and number');
export type Phone = z.infer<typeof Phone>;

/** As systems and people write it: spaces, dots, dashes and brackets fall away. Without a country it says too little. */
export function phoneOf(written: string | undefined): Phone | undefined {
  if (written === undefined) return undefined;
  const bare = written.normalize('NFKC').replaceAll(/[\s().\-\u2010-\u2015/]/gu, '');
  const number = bare.startsWith('00') ? `+${bare.slice(2)}` : bare;
  // A schema that refuses writes down why, which is dearer than all the rest.
  return form.test(number) ? number : undefined;
}
