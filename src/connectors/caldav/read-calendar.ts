// An iCalendar text (RFC 5545) as its components. Strangers write some of them: what the library reads in squared time is refused.
import ICAL from 'ical.js';

/** Of one property; nobody writes a dozen. */
const mostParameters = 1_000;

/** Throws what the parser throws. */
export function readCalendar(text: string): ICAL.Component {
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split('\n'))
    if (line.length > mostParameters && parametersOf(line) > mostParameters)
      throw new Error('a property has more parameters than anybody writes');
  return new ICAL.Component(ICAL.parse(text));
}

/** Up to the colon, behind which its value is. */
function parametersOf(line: string): number {
  let [count, isQuoted] = [0, false];
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ':') return count;
    else if (sign === ';') count += 1;
    if (count > mostParameters) return count;
  }
  return count;
}
