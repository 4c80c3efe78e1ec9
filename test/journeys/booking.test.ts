// Booking by the candidate from outside: the letter arrives with its link, the page books, everybody has it, and undo frees the time.
import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxService } from '../support/sandbox-service.ts';
import { sandboxState } from '../support/sandbox-state.ts';

const service = sandboxService();
beforeEach(async () => {
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 0 });
});

const meetingsOfPriya = async () =>
  (await sandboxState(service)).calendar.filter((one) => one.candidate_id === 'c_priya' && one.status === 'confirmed');
const form = (fields: Record<string, string>) =>
  ({ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }) as const;

async function invited(): Promise<{ url: string; action: string }> {
  const given = {
    action: 'invite_to_book',
    candidate: 'c_priya',
    with: ['u_kofi'],
    duration_minutes: 45,
    notice_hours: 2,
  };
  const { body } = await service.call('POST', '/api/v1/tasks', given);
  expect(body).toMatchObject({ status: 'executed', candidates_contacted: 1 });
  const letter = await vi.waitFor(
    async () => {
      const { mailbox } = await sandboxState(service);
      const sent = mailbox.find(({ subject, status }) => status === 'sent' && subject.startsWith('Choose a time'));
      if (sent === undefined) throw new Error('the letter has not left');
      return sent;
    },
    { timeout: 30_000, interval: 250 },
  );
  const [url] = /http\S+\/book\/\S+/.exec(letter.body) ?? [];
  if (url === undefined) throw new Error(`no link in: ${letter.body}`);
  return { url: service.url + new URL(url).pathname, action: body.action_id };
}

test('a letter brings the link, the candidate books by it, and undo frees the time again', async () => {
  const { url, action } = await invited();
  const page = await (await fetch(`${url}?zone=Europe/Madrid`)).text();
  const [, start = ''] = /<time datetime="([^"]+)">/.exec(page) ?? [];
  const pressed = await fetch(url, form({ act: 'book', start, zone: 'Europe/Madrid', lang: 'en' }));
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '?said=done&zone=Europe%2FMadrid&lang=en']);
  expect((await meetingsOfPriya()).map((one) => [Date.parse(one.start), one.user_id])).toEqual([
    [Date.parse(start), 'u_kofi'],
  ]);
  const { body: link } = await service.call('GET', `/api/v1/booking-links/${action}`);
  expect([link.status, link.now.status]).toEqual(['used', 'booked']);
  const { body: shown } = await service.call('GET', `/api/v1/actions/${link.booking_action_id}`);
  expect([shown.via, shown.requested_by]).toEqual(['candidate', 'system:booking']);
  expect((await service.call('POST', `/api/v1/actions/${link.booking_action_id}/undo`)).body.status).toBe('undone');
  expect([await meetingsOfPriya(), (await (await fetch(url)).text()).includes('Choose a time')]).toEqual([[], true]);
});

test('a link leads nowhere once the candidate is rejected, and nobody keeps its token', async () => {
  const { url } = await invited();
  const { body } = await service.call('POST', '/api/v1/tasks', { action: 'reject_candidate', candidate: 'c_priya' });
  await service.call('POST', `/api/v1/approvals/${body.approval_id}/approve`, {});
  const dead = await fetch(url);
  expect([dead.status, (await dead.text()).includes('Priya')]).toEqual([404, false]);
  expect(service.output()).not.toContain(new URL(url).pathname.slice('/book/'.length));
});
