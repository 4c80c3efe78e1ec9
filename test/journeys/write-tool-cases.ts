// One case for each write tool: a call in the whole service, what has to be there first, and what of it stays after an undo.
import type { RunningService } from '../support/service.ts';

export interface WriteCase {
  readonly tool: string;
  /** Whom it is about; nobody else's case has the same person. */
  readonly candidate: string;
  /** Texts of the call that nobody else uses. */
  readonly secrets: readonly string[];
  readonly arrange?: (service: RunningService) => Promise<unknown>;
  readonly input: (arranged: unknown) => Readonly<Record<string, unknown>>;
  /** Said by the answer of the undo; undefined: everything is as before. */
  readonly stays?: RegExp;
  /** Not to be taken back at all, and the answer says so. */
  readonly refused?: RegExp;
}

const day = (time: string): string => `2031-03-04T${time}:00-06:00`;

async function run(service: RunningService, body: object) {
  const answer = await service.call('POST', '/api/v1/tasks', body);
  if (answer.status === 202) await service.call('POST', `/api/v1/approvals/${answer.body.approval_id}/approve`, {});
  if (answer.status > 202) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** A meeting of the person, by its id. */
const booked =
  (candidate: string, time: string) =>
  async (service: RunningService): Promise<string> => {
    await run(service, { action: 'book_meeting', candidate, with: ['u_dana'], start: day(time), title: 'Intro' });
    const { body } = await service.call('GET', '/api/v1/sandbox');
    return body.calendar.find((one: { candidate_id: string }) => one.candidate_id === candidate).id;
  };

/** An interview of the person at that time in UTC, or at the next that fits, by the id of its meeting. */
const interview =
  (candidate: string, start?: string) =>
  async (service: RunningService): Promise<string> => {
    await run(service, { action: 'schedule_interviews', candidate, with: ['u_owen'], duration_minutes: 45, start });
    const { body } = await service.call('GET', '/api/v1/sandbox');
    const theirs = (one: Record<string, string>) => one['candidate_id'] === candidate && one['status'] === 'confirmed';
    return body.calendar.findLast(theirs).id;
  };

const told = /told of it stays/;

export const writeCases: readonly WriteCase[] = [
  {
    tool: 'move_stage',
    candidate: 'c_grace_mbeki',
    secrets: [],
    input: () => ({ stage: 'Onsite Interview' }),
    stays: told,
  },
  {
    tool: 'reject_candidate',
    candidate: 'c_omar_haddad',
    secrets: ['quokka-reason-1'],
    input: () => ({ reason: 'quokka-reason-1', message_template: 'rejection_kind' }),
    stays: told,
  },
  {
    tool: 'send_offer',
    candidate: 'c_aoife_byrne',
    secrets: ['73918461', '73,918,461', '2031-07-19'],
    input: () => ({ salary: 73_918_461, start_date: '2031-07-19' }),
  },
  {
    tool: 'withdraw_offer',
    candidate: 'c_raul_dominguez',
    secrets: ['64718293', '64,718,293'],
    arrange: (service) =>
      run(service, { action: 'send_offer', candidate: 'c_raul_dominguez', salary: 64_718_293, currency: 'USD' }),
    input: () => ({}),
  },
  {
    tool: 'book_meeting',
    candidate: 'c_chidi_okonkwo',
    secrets: ['quokka-title-2', 'quokka-room-2'],
    input: () => ({ with: ['u_dana'], start: day('09:00'), title: 'quokka-title-2', location: 'quokka-room-2' }),
  },
  {
    tool: 'book_room',
    candidate: 'c_daniel_reyes',
    secrets: [],
    arrange: booked('c_daniel_reyes', '08:00'),
    input: (meeting) => ({ candidate: undefined, meeting, room: 'Garden room' }),
  },
  {
    tool: 'reschedule_meeting',
    candidate: 'c_ibrahim_diallo',
    secrets: [],
    arrange: booked('c_ibrahim_diallo', '10:00'),
    input: (meeting) => ({ candidate: undefined, meeting, start: day('11:00') }),
  },
  {
    tool: 'cancel_meeting',
    candidate: 'c_peter_kowalczyk',
    secrets: ['quokka-reason-3'],
    arrange: booked('c_peter_kowalczyk', '12:00'),
    input: (meeting) => ({ candidate: undefined, meeting, reason: 'quokka-reason-3' }),
  },
  {
    tool: 'invite_to_book',
    candidate: 'c_zoe_van_den_berg',
    secrets: ['quokka-title-8'],
    input: () => ({ with: ['u_owen'], duration_minutes: 45, title: 'quokka-title-8' }),
  },
  {
    tool: 'schedule_interviews',
    candidate: 'c_ingrid_sorensen',
    secrets: ['quokka-room-9'],
    input: () => ({ with: ['u_owen'], duration_minutes: 45, start: '2031-03-04T13:00:00Z', location: 'quokka-room-9' }),
  },
  {
    tool: 'reschedule_interviews',
    candidate: 'c_fatima_zahra_el_amrani',
    secrets: [],
    // Only interviews of the next weeks are looked for.
    arrange: interview('c_fatima_zahra_el_amrani'),
    input: () => ({ from: new Date(Date.now() + 10 * 86_400_000).toISOString() }),
  },
  {
    tool: 'cancel_interviews',
    candidate: 'c_emily_johansson',
    secrets: ['quokka-reason-10'],
    arrange: interview('c_emily_johansson'),
    input: (meeting) => ({ meetings: [meeting], reason: 'quokka-reason-10' }),
  },
  {
    tool: 'replace_interviewer',
    candidate: 'c_samuel_osei',
    secrets: [],
    arrange: interview('c_samuel_osei', '2031-03-06T13:00:00Z'),
    input: (meeting) => ({ candidate: undefined, meeting, replacement: 'u_ruth' }),
  },
  {
    tool: 'send_followup',
    candidate: 'c_olivia_hart',
    secrets: [],
    input: () => ({ message_template: 'checking_in' }),
  },
  {
    tool: 'send_message',
    candidate: 'c_wei_zhang',
    secrets: ['quokka-subject-4', 'quokka-text-4'],
    input: () => ({ subject: 'quokka-subject-4', text: 'quokka-text-4' }),
  },
  {
    tool: 'set_text_consent',
    candidate: 'c_marcus_webb',
    secrets: ['quokka-consent-9'],
    input: () => ({ consent: 'given', proof: 'quokka-consent-9' }),
  },
  {
    tool: 'send_text',
    candidate: 'c_chloe_martin',
    secrets: ['quokka-text-9'],
    arrange: (service) =>
      run(service, {
        action: 'set_text_consent',
        candidate: 'c_chloe_martin',
        consent: 'given',
        proof: 'asked by telephone',
      }),
    input: () => ({ text: 'quokka-text-9' }),
  },
  {
    tool: 'set_contact_preference',
    candidate: 'c_nora_fitzgerald',
    secrets: ['quokka-proof-5'],
    arrange: (service) =>
      run(service, { action: 'set_contact_preference', candidate: 'c_nora_fitzgerald', preference: 'opt_out' }),
    input: () => ({ preference: 'opt_in', proof: 'quokka-proof-5' }),
  },
  {
    tool: 'add_note',
    candidate: 'c_lukas_brandt',
    secrets: ['quokka-note-6'],
    input: () => ({ text: 'quokka-note-6' }),
  },
  {
    tool: 'notify_user',
    candidate: 'c_joseph_bright',
    secrets: [],
    input: () => ({ candidate: undefined, user: 'u_dana', text: 'Joseph Bright will call you' }),
    stays: /cannot be unsent/,
  },
  {
    tool: 'log_crm',
    candidate: 'c_katarzyna_wojcik',
    secrets: ['quokka-entry-7'],
    input: () => ({ text: 'quokka-entry-7' }),
    stays: /Entries of the CRM stay/,
  },
  {
    tool: 'start_sequence',
    candidate: 'c_camila_rodriguez',
    secrets: [],
    input: () => ({ sequence: 'offer-extended' }),
  },
  {
    tool: 'stop_sequence',
    candidate: 'c_sofia_lindgren',
    secrets: [],
    arrange: (service) =>
      run(service, { action: 'start_sequence', candidate: 'c_sofia_lindgren', sequence: 'offer-extended' }),
    input: () => ({}),
  },
];
