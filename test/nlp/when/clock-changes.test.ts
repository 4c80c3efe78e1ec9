// Nights on which clocks change, in five zones: by an hour, by half an hour, at midnight, in the south. Every minute said is
// there once, never or twice, and is reported so.
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { parseWhen } from '../../../src/nlp/when.ts';

const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo'];

function changesIn(timeZone: string): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let next = Temporal.Instant.from('2025-01-01T00:00:00Z').toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  while (next !== null && next.year < 2029) {
    changes.push(next);
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

const nights = zones.flatMap((timeZone) => changesIn(timeZone).map((change) => ({ timeZone, change })));

test('each of the zones changes its clocks', () => {
  for (const timeZone of zones) expect(changesIn(timeZone).length).toBeGreaterThanOrEqual(6);
});

const isOrdered = (start: string, end: string | undefined): boolean =>
  end === undefined || Temporal.Instant.compare(start, end) < 0;
const two = (number: number) => String(number).padStart(2, '0');

test('a time is found where the calendar has it, and is a gap or an overlap where it has none or two', () => {
  assert(
    property(constantFrom(...nights), integer({ min: -150, max: 150 }), ({ timeZone, change }, offset) => {
      const wall = change.toPlainDateTime().add({ minutes: offset });
      const now = change.subtract({ hours: 40 }).toString({ timeZoneName: 'never' });
      const said = `${wall.toPlainDate().toString()} at ${two(wall.hour)}:${two(wall.minute)}`;
      const [found] = parseWhen(said, { now, timeZone });
      const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
        wall.toZonedDateTime(timeZone, { disambiguation }),
      );
      const isOnce = earlier?.epochMilliseconds === later?.epochMilliseconds;
      const problem = isOnce ? undefined : earlier?.toPlainDateTime().equals(wall) === true ? 'overlap' : 'gap';
      expect([found?.start, found?.problem]).toEqual([
        earlier?.toString({ timeZoneName: 'never', smallestUnit: 'second' }),
        problem,
      ]);
    }),
    { numRuns: 500, seed: 20_262 },
  );
});

const hours = integer({ min: 0, max: 12 }).map((hour) => `${String(hour)}:${hour % 2 === 0 ? '15' : '30'}`);

test('a span over such a night ends after it starts', () => {
  assert(
    property(constantFrom(...nights), hours, hours, ({ timeZone, change }, from, to) => {
      const now = change.subtract({ hours: 40 }).toString({ timeZoneName: 'never' });
      const day = change.toPlainDate().toString();
      for (const { start, end } of parseWhen(`${day} from ${from} to ${to}`, { now, timeZone }))
        expect(isOrdered(start, end), `${start} ${end ?? ''}`).toBe(true);
    }),
    { numRuns: 300, seed: 20_263 },
  );
});

const pieces = constantFrom(
  ...'from |to |a week |on Tuesday |the second to last |half |hundred |oh |9h30 - |UTC+|this time |not this |, |in |1/2 |hour |eve |observed |after next |Q|W05 |ZJAN27 |02|14|\'|"|(|)|Hannukah |two thousand |sharp |between |and '.split(
    '|',
  ),
);

test('ten thousand letters of any of it come to an end, and each find stands in the text', () => {
  const options = { now: '2026-11-18T10:15:00-05:00', timeZone: 'America/New_York' };
  assert(
    property(array(pieces, { minLength: 4, maxLength: 40 }), (said) => {
      const once = said.join('');
      const text = once.repeat(Math.ceil(10_000 / once.length)).slice(0, 10_000);
      for (const { index, text: found, start, end } of parseWhen(text, options)) {
        expect(text.slice(index, index + found.length)).toBe(found);
        expect(isOrdered(start, end)).toBe(true);
      }
    }),
    { numRuns: 12, seed: 20_264 },
  );
}, 60_000);
