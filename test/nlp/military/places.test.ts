// Places of work against wishes.
import { expect, test } from 'vitest';
import { nearest } from '../../../src/nlp/military/places.ts';
import { data } from '../../services/veteran/data.ts';

const near = (place: string, ...wishes: string[]) =>
  nearest(
    data.places.read(place),
    wishes.map((wish) => data.places.read(wish)),
  );

test.each([
  ['Dallas, TX', 'Dallas, TX', 'city'],
  ['dallas, texas', 'Dallas, TX', 'city'],
  ['Fort Worth, TX', 'Dallas, TX', 'metro'],
  ['Ft. Worth, TX', 'Fort Worth, TX', 'city'],
  ['Arlington, VA', 'Washington, DC', 'metro'],
  ['Arlington, TX', 'Washington, DC', 'elsewhere'],
  ['Vancouver, WA', 'Portland, OR', 'metro'],
  ['Portland, ME', 'Portland, OR', 'elsewhere'],
  ['El Paso, TX', 'Dallas, TX', 'state'],
  ['Houston, TX', 'Texas', 'city'],
  ['Remote', 'Dallas, TX', 'remote'],
  ['Remote - US', 'Remote', 'remote'],
  ['Chicago, IL', 'Remote', 'elsewhere'],
  ['Chicago, IL (hybrid)', 'Naperville, IL', 'metro'],
  ['', 'Dallas, TX', 'unknown'],
  ['St. Louis, MO', 'Saint Louis, MO', 'city'],
])('%s for somebody who wishes %s is %s', (place, wish, nearness) => {
  expect(near(place, wish)).toBe(nearness);
});

test('the nearest of several wishes counts', () => {
  expect(near('Fort Worth, TX', 'Miami, FL', 'Dallas, TX')).toBe('metro');
});
