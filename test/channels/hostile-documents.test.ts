// Hostile documents end the process that reads them at most: whatever they are, an answer comes, and others are served meanwhile.
import { beforeAll, expect, test } from 'vitest';
import { readInChild } from '../../src/channels/files/read-in-child.ts';
import { openApi, type World } from '../api/world.ts';
import { hostileDocuments } from '../support/hostile-documents.ts';

let world: World;
beforeAll(async () => {
  world = await openApi();
});

/** How many requests were answered, one after the other, until then. */
async function answeredUntil(over: AbortSignal): Promise<number> {
  let answered = 0;
  while (!over.aborted) {
    const { status } = await world.call({ method: 'GET', path: '/api/v1/users' });
    expect(status).toBe(200);
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return answered;
}

test('the table holds documents of every kind', () => {
  const kinds = new Set(hostileDocuments.map(({ extension }) => extension));
  expect([...kinds].toSorted()).toEqual(['docx', 'eml', 'ics', 'jpg', 'pdf', 'png', 'xlsx']);
});

test.each(hostileDocuments)('$extension: $what', { timeout: 60_000 }, async ({ extension, bytes }) => {
  const document = bytes();
  expect(document.length).toBeLessThan(6_000_000);
  const over = new AbortController();
  const others = answeredUntil(over.signal);
  const content = await readInChild(extension, document);
  over.abort();
  expect(await others).toBeGreaterThan(1);
  const told = content.kind === 'text' ? content.text : content.because;
  expect(told).not.toBe('');
  expect(told.length).toBeLessThanOrEqual(50_000);
});
