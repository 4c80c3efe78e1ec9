// Whoever follows a link from a letter reads a page in their language, whatever is wrong with it; programs get the problem.
import { describe, expect, test } from 'vitest';
import { openApi } from './world.ts';

const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'es-MX',
};
const world = await openApi();
const links = ['unsubscribe', 'book', 'assessment', 'connect'];
const wrong = ['made-up', '%E0%A4%A', 'x'.repeat(3_000), '%00', 'a/b/c'];

describe('a link that leads nowhere', () => {
  for (const link of links)
    test(`/${link}: a page in the reader’s language`, async () => {
      for (const token of wrong) {
        const answer = await world.call({ path: `/${link}/${token}`, key: null, headers: browser });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
        expect(answer.text).toContain('<html lang="es"');
        expect(answer.text).toContain('<h1>');
        expect(answer.text).not.toContain(token.slice(0, 20));
      }
    });

  test('a press by form, or by another method, is told as a page too', async () => {
    const asForm = { ...browser, 'content-type': 'text/plain' };
    for (const method of ['POST', 'DELETE'] as const)
      for (const link of links) {
        const answer = await world.call({ method, path: `/${link}/made-up`, key: null, headers: asForm });
        expect([link, answer.status < 500, answer.headers['content-type']]).toEqual([
          link,
          true,
          'text/html; charset=utf-8',
        ]);
      }
  });

  test('a mail system’s one click gets the problem, as do programs at addresses of theirs', async () => {
    const click = await world.call({ method: 'POST', path: '/unsubscribe/made-up', key: null });
    expect([click.status, click.body.code]).toEqual([404, 'not_found']);
    const api = await world.call({ path: '/api/v1/actions/x', key: null, headers: browser });
    expect(api.headers['content-type']).toContain('application/problem+json');
  });
});

test.each(['/hiring/nobody', '/chat/nobody', '/chat/%E0%A4%A', '/sso/nobody', '/sso/%E0%A4%A'])(
  '%s is told as a page',
  async (path) => {
    const answer = await world.call({ path, key: null, headers: browser });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);
