// All suites of the system ports over the sandbox systems, on whatever store they are opened.
import { expect, test } from 'vitest';
import type { SandboxView } from '../../src/connectors/sandbox/view.ts';
import { CandidateId, UserId } from '../../src/core/ids.ts';
import type { Systems } from '../../src/core/ports/systems.ts';
import { atsContract } from '../contracts/ats.ts';
import { calendarContract } from '../contracts/calendar.ts';
import { crmContract } from '../contracts/crm.ts';
import { mailerContract } from '../contracts/mailer.ts';
import { roomsContract } from '../contracts/rooms.ts';
import { messengerContract } from '../contracts/messenger.ts';

const candidate = CandidateId.parse('c_ines');
const owen = UserId.parse('u_owen');
const nora = UserId.parse('u_nora');

type Opened = Systems & { readonly seen: () => Promise<Pick<SandboxView, 'mailbox' | 'messages' | 'crm'>> };

/** Each opening is filled from the sample sandbox. */
export function sandboxContracts(name: string, open: () => Promise<Opened>): void {
  atsContract(name, async () => ({ ats: (await open()).ats, candidate, stages: ['Applied', 'Offer', 'Rejected'] }));
  calendarContract(name, async () => ({ calendar: (await open()).calendar, people: [owen, nora] }));
  roomsContract(name, async () => ({ calendar: (await open()).calendar, people: [owen, nora] }));
  mailerContract(name, async () => {
    const { mailer, seen } = await open();
    const sent = async (to: string) =>
      (await seen()).mailbox.filter((mail) => mail.to === to).map(({ subject, body }) => ({ subject, text: body }));
    return { mailer, sent };
  });
  messengerContract(name, async () => {
    const { messenger, seen } = await open();
    return { messenger, person: owen, received: async () => (await seen()).messages.map(({ text }) => text) };
  });
  crmContract(name, async () => {
    const { crm, seen } = await open();
    return { crm, candidate, entries: async () => (await seen()).crm.map(({ text }) => text) };
  });

  test(`${name}: twenty bookings of one hour at once make one meeting`, async () => {
    const { calendar } = await open();
    const span = { start: '2026-06-10T10:00:00-05:00', end: '2026-06-10T11:00:00-05:00' };
    const book = (key: string) =>
      calendar.book({ with: [owen], candidate: null, title: 'Talk', location: null, ...span, key });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => book(`k${index}`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
}
