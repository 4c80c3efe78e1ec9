// Named views of the pipeline, as a browser keeps them.
import { expect, test } from 'vitest';
import { mostViews, readViews, withView, writeViews } from '../../web/console/pipeline/views-store.ts';
import { session } from '../fakes/console-sandbox.ts';

function storeOf(kept?: string) {
  const values = new Map<string, string>(kept === undefined ? [] : [['muster.views.sandbox.u_nora', kept]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const nurses = { name: 'Nurses', search: { job: 'job_rn', view: 'list' } };

test('a view is kept for the person who named it', () => {
  const store = storeOf();
  writeViews(store, session, [nurses]);
  expect(readViews(store, session)).toEqual([nurses]);
  const user = { id: 'u_other', name: 'Other', role: 'recruiter' as const };
  expect(readViews(store, { ...session, user })).toEqual([]);
});

test('a view of the same name is replaced', () => {
  const changed = { ...nurses, search: { job: 'job_icu' } };
  expect(withView([nurses], changed)).toEqual([changed]);
});

test.each(['{', '{"name":"x"}', '[{"name":1,"search":{}}]', '[{"name":"x","search":{"job":1}}]', '[null]'])(
  'what something else wrote there is no view: %s',
  (kept) => expect(readViews(storeOf(kept), session)).toEqual([]),
);

test('no more are kept than can be taken in', () => {
  const store = storeOf();
  writeViews(
    store,
    session,
    Array.from({ length: mostViews + 3 }, (_, place) => ({ name: String(place), search: {} })),
  );
  expect(readViews(store, session)).toHaveLength(mostViews);
});
