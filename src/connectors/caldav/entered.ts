// What an event of an iCalendar text (RFC 5545) says of whether it takes somebody's time.
import ICAL from 'ical.js';
import { type Entered, takesTime } from '../../core/taken-time.ts';

const said = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** How Exchange shows times that `TRANSP` does not tell apart (MS-OXCICAL). */
const shownFree = new Set(['FREE', 'WORKINGELSEWHERE']);
const staysAway = new Set(['DECLINED', 'DELEGATED']);

function enteredFor(event: ICAL.Component, email: string): Entered {
  return {
    isCancelled: said(event, 'status') === 'CANCELLED',
    isTransparent: said(event, 'transp') === 'TRANSPARENT' || shownFree.has(said(event, 'x-microsoft-cdo-busystatus')),
    isDeclined: event
      .getAllProperties('attendee')
      .some((attendee) => isOf(attendee, email) && staysAway.has(parameter(attendee, 'partstat').toUpperCase())),
  };
}

export const takesTimeIn = (event: ICAL.Component, email: string): boolean => takesTime(enteredFor(event, email));

export const takesPart = (event: ICAL.Component, email: string): boolean =>
  event.getAllProperties('attendee').some((attendee) => isOf(attendee, email));

/** Servers put their own name of a person as the address, and the e-mail beside it (RFC 7986, 6.2). */
const isOf = (attendee: ICAL.Property, email: string): boolean =>
  [String(attendee.getFirstValue() ?? ''), parameter(attendee, 'email')].some(
    (one) => one.replace(/^mailto:/iu, '').toLowerCase() === email.toLowerCase(),
  );

const parameter = (property: ICAL.Property, name: string): string => String(property.getParameter(name) ?? '');

/** A whole day, or a time without a zone: it is where its reader is. */
export function isFloating(event: ICAL.Component): boolean {
  const start: unknown = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return false;
  const zone = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return start.isDate || (start.zone === ICAL.Timezone.localTimezone && zone === undefined);
}
