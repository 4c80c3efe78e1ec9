// The times of a series, in bounded work. Whoever may send an invitation writes its rule (RFC 5545, 3.3.10), and the library looks for
// the next time for ever: 30 February, day by day, is never found.
import ICAL from 'ical.js';

/** Shared by all series of one text: every day for fifty years. */
const mostSteps = 20_000;
/** Where a series names its times one by one. */
const mostDates = 5_000;

export class Steps {
  #left = mostSteps;

  /** Throws once there were too many. */
  take(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TooManySteps();
  }
}

class TooManySteps extends Error {}

/**
 * From the first on, as far as the steps reach. A rule that the library cannot follow (an interval of centuries is an error to it) has
 * no times but the first, which is where the event stands.
 */
export function* timesOf(component: ICAL.Component, steps: Steps): Generator<ICAL.Time, void> {
  const event = new ICAL.Event(component);
  let series: ICAL.RecurExpansion | undefined;
  let found = 0;
  const next = (): ICAL.Time | undefined => {
    try {
      steps.take();
      series ??= expansionOf(event, steps);
      return series?.next() ?? undefined;
    } catch {
      // Of the library's errors none has a name; what a stranger wrote must not take the other events along.
      return undefined;
    }
  };
  for (let at = next(); at !== undefined; at = next()) {
    found += 1;
    yield at;
  }
  if (found === 0) yield event.startDate;
}

function expansionOf(event: ICAL.Event, steps: Steps): ICAL.RecurExpansion | undefined {
  const { component } = event;
  const dates = ['rdate', 'exdate'].flatMap((name) => component.getAllProperties(name));
  if (dates.reduce((sum, property) => sum + property.getValues().length, 0) > mostDates) return undefined;
  for (const property of component.getAllProperties('rrule')) {
    const rule: unknown = property.getFirstValue();
    if (rule instanceof ICAL.Recur) rule.iterator = (dtstart) => counting(rule, dtstart, steps);
  }
  return event.iterator();
}

/** Asked before each time that the library tries, fit or not. */
function counting(rule: ICAL.Recur, dtstart: ICAL.Time, steps: Steps): ICAL.RecurIterator {
  const iterator = new ICAL.RecurIterator({ rule, dtstart });
  const fits = iterator.check_contracting_rules.bind(iterator);
  iterator.check_contracting_rules = () => {
    steps.take();
    return fits();
  };
  return iterator;
}
