// What the widget sends does not depend on what the page has done to the prototypes.
import { expect, test } from 'vitest';
import { jsonText } from '../../web/widget/json-text.ts';

const changed = [Array.prototype, Object.prototype, String.prototype];
/** What is made while arrays, objects and strings have a toJSON of the page's own. */
function onSpoiledPage(make: () => string): string {
  for (const prototype of changed)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'spoiled', configurable: true, enumerable: true });
  try {
    return make();
  } finally {
    for (const prototype of changed) Reflect.deleteProperty(prototype, 'toJSON');
  }
}

const said = {
  message: 'a "quoted" line\n',
  state: undefined,
  profile: { mos_code: '92A', location_preferences: ['Austin, TX', 'Remote'] },
  count: 2,
  yes: true,
  none: null,
  empty: [],
};

test('text is what JSON.stringify makes of it on a clean page', () => {
  expect(jsonText(said)).toBe(JSON.stringify(said));
});

test('a page whose prototypes have a toJSON changes nothing', () => {
  const clean = JSON.stringify(said);
  expect(onSpoiledPage(() => JSON.stringify(said))).not.toBe(clean);
  expect(onSpoiledPage(() => jsonText(said))).toBe(clean);
});
