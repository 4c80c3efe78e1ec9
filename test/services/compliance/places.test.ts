import { expect, test } from 'vitest';
import { jurisdictionsIn } from '../../../src/services/compliance/places.ts';

test.each([
  ['Denver, CO', ['us-co']],
  ['Colorado Springs, Colorado', ['us-co']],
  ['Boulder CO (hybrid)', ['us-co']],
  ['Remote - CO', ['us-co']],
  ['San Francisco, CA', ['us-ca']],
  ['Los Angeles, California, United States', ['us-ca']],
  ['Toronto, ON, CA', []],
  ['Vancouver, BC, Canada', []],
  ['Chicago, IL', ['us-il']],
  ['Springfield, Illinois', ['us-il']],
  ['New York, NY', ['us-nyc']],
  ['New York City', ['us-nyc']],
  ['Brooklyn, NY', ['us-nyc']],
  ['Bronx', ['us-nyc']],
  ['Albany, New York', []],
  ['Buffalo, NY', []],
  ['Denver, CO or New York, NY', ['us-co', 'us-nyc']],
  ['Madrid, España', ['eu']],
  ['Berlin, Germany', ['eu']],
  ['Belfast, Northern Ireland', []],
  ['Dublin, Ireland', ['eu']],
  ['Boston, MA', []],
  ['Remote', []],
  ['Coventry, UK', []],
  ['Acme Co., Reno, NV', []],
  ['Silver Lake, WA', []],
  ['', []],
])('%s: %j', (place, found) => {
  expect([...jurisdictionsIn(place)].toSorted()).toEqual([...found].toSorted());
});
