// Addresses hold letters that are no jargon: CMR 480 Box 11, APO AE 09128, Denver, CO 80202.

const military = /\b(?:PSC|CMR|UNIT|Unit)\s+\d+\b[^\n.;]{0,40}|\b(?:APO|FPO|DPO)[,\s]+A[AEP]\b/gu;
const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU AE AP AA'.split(
    ' ',
  ),
);

/** A line of an address is short. */
const reach = 60;

/** Whether what begins there is part of an address, or the state behind a town. */
export function isPostal(text: string, start: number): boolean {
  const from = Math.max(0, start - reach);
  const around = text.slice(from, start + reach);
  const at = start - from;
  if ([...around.matchAll(military)].some(({ index, 0: span }) => at >= index && at < index + span.length)) return true;
  const behind = around.slice(at);
  const letters = /^[A-Z]{2}(?![\p{L}\p{N}])/u.exec(behind)?.[0];
  if (letters === undefined || !states.has(letters)) return false;
  return /\p{Lu}[\p{L}.' ]*,\s*$/u.test(around.slice(0, at)) || /^..,?\s+\d{5}\b/u.test(behind);
}

/** “Apt B-52”, “Route F-16”: letters and a number of a place. */
export const isPlaceBefore = (text: string, start: number): boolean =>
  /\b(?:apartment|apt|room|rm|building|bldg|route|rt|highway|hwy|interstate|exit|bay|gate|row|suite|ste|form|lot|section|unit|dorm|box|slot|chapter|table|figure)\.?\s#?$/iu.test(
    text.slice(Math.max(0, start - 16), start),
  );

/** “900 SGT Johnson Way”: what stands before a street's name is no count. */
export const opensStreet = (text: string, end: number): boolean =>
  /^(?:\s\p{Lu}[\p{L}.'’-]*){0,3}?\s(?:Way|Rd|Road|St|Street|Ave|Avenue|Dr|Drive|Blvd|Boulevard|Ln|Lane|Ct|Court|Hwy|Highway|Pkwy|Parkway|Loop|Cir|Circle|Pl|Place|Trl|Trail|Ter|Terrace)(?![\p{L}\p{N}])/u.test(
    text.slice(end, end + 60),
  );
