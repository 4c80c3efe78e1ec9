// A person written into every store that keeps something of candidates, and a neighbour who must not be touched.
import { CandidateId, ConversationId, type TenantId, TurnId, UserId } from '../../src/core/ids.ts';
import type { Person } from '../../src/core/ports/personal-data.ts';
import type { TestStorage } from './embedded.ts';
import { makeAction, makeApproval, nora } from './ledger-records.ts';

/** Long enough to be found in a page, and nothing else. */
export const canary = {
  id: 'c_zebracanary_7193',
  name: 'Zébra Canarowska',
  email: 'zebra.canary@people.test',
  note: 'quokka-note-5521',
  salary: '73918461',
  startDate: '2031-07-19',
} as const;
export const canaryTexts: readonly string[] = Object.values(canary);

export const person: Person = {
  candidate: CandidateId.parse(canary.id),
  names: [canary.name],
  emails: [canary.email],
};

const about = (candidate: string, name: string) => ({
  candidate,
  name,
  job: 'job_fe',
  jobTitle: 'Engineer',
  approvers: [],
});

export async function plant(
  { storage, clock }: Pick<TestStorage, 'storage' | 'clock'>,
  tenant: TenantId,
): Promise<void> {
  const ledger = storage.ledger(tenant);
  const at = clock.business.now();
  const plan = {
    about: about(canary.id, canary.name),
    from: 'Applied',
    to: 'Offer',
    since: at.toISOString(),
    rejection: null,
  };
  await ledger.open({
    root: makeAction({
      tool: 'move_stage',
      status: 'executed',
      candidate: person.candidate,
      input: { candidate: canary.id, stage: 'Offer' },
      plan,
      preview: `Move ${canary.name}`,
      output: { stage: 'Offer' },
      contacted: [person.candidate],
      executedAt: at,
    }),
    members: [],
    approval: undefined,
  });
  const waiting = makeAction({
    tool: 'send_message',
    status: 'pending_approval',
    candidate: person.candidate,
    input: { candidate: canary.id, text: canary.note },
    plan: { about: about(canary.id, canary.name), letter: { to: canary.email, text: canary.note } },
    preview: `E-mail ${canary.name}: ${canary.note}`,
  });
  await ledger.open({
    root: waiting,
    members: [],
    approval: { ...makeApproval(waiting), preview: canary.note, reason: canary.note },
  });
  const terms = { salary: Number(canary.salary), startDate: canary.startDate };
  const offer = makeAction({
    tool: 'send_offer',
    status: 'executed',
    candidate: person.candidate,
    input: { candidate: canary.id, salary: terms.salary, start_date: canary.startDate },
    plan: {
      about: about(canary.id, canary.name),
      before: null,
      terms,
      letter: { to: canary.email, text: canary.note },
    },
    output: { offer: { ...terms, status: 'extended' } },
    preview: `Offer ${canary.salary} from ${canary.startDate}`,
    executedAt: at,
  });
  await ledger.open({ root: offer, members: [], approval: { ...makeApproval(offer), preview: canary.salary } });
  const several = makeAction({
    tool: 'reject_candidate',
    status: 'executed',
    isGroup: true,
    candidate: null,
    input: { filters: { stage: 'Applied' }, reason: canary.note },
    plan: null,
    preview: `Reject ${canary.name} – and the same for 1 more`,
    executedAt: at,
  });
  const member = (candidate: string, position: number) =>
    makeAction({
      tool: 'reject_candidate',
      task: several.task,
      root: several.id,
      position,
      status: 'executed',
      candidate: CandidateId.parse(candidate),
      input: { candidate },
      plan: { about: about(candidate, candidate), from: 'Applied', to: 'Rejected', since: at.toISOString() },
      preview: 'Reject',
      executedAt: at,
    });
  await ledger.open({ root: several, members: [member(canary.id, 0), member('c_other', 1)], approval: undefined });
  // Somebody else's action that happens to speak of them.
  await ledger.open({
    root: makeAction({
      tool: 'notify_user',
      status: 'executed',
      input: { user: 'u_x', text: `Call ${canary.email}` },
      plan: { text: `Call ${canary.name.toUpperCase()}` },
    }),
    members: [],
    approval: undefined,
  });
  await plantElsewhere({ storage, clock }, tenant);
}

const call = (candidate: string) => ({ tool: 'show_candidate', arguments: { candidate } });

async function plantElsewhere(
  { storage, clock }: Pick<TestStorage, 'storage' | 'clock'>,
  tenant: TenantId,
): Promise<void> {
  const at = clock.business.now();
  const letter = {
    subject: canary.name,
    text: canary.note,
    releaseAt: new Date(at.getTime() + 3_600_000),
    createdAt: at,
  };
  await storage.letters(tenant).hold({ ...letter, key: 'l_theirs', candidate: person.candidate, to: canary.email });
  await storage.letters(tenant).hold({
    ...letter,
    key: 'l_other',
    candidate: null,
    to: 'boss@people.test',
    text: `On ${canary.name}: soon`,
    links: {
      reader: UserId.parse(nora),
      at: [
        { line: 0, ...call(canary.id) },
        { line: 1, ...call('c_other') },
      ],
    },
    invite: { method: 'REQUEST', text: `SUMMARY:${canary.name}` },
  });
  const conversation = ConversationId.parse('cnv_1');
  await storage.conversations(tenant).create({ id: conversation, actor: nora, createdAt: at });
  const turn = { saidBy: nora, calls: [], asks: false, wording: 'own' as const, at };
  await storage.conversations(tenant).put(conversation, {
    ...turn,
    id: TurnId.parse('t1'),
    said: 'move zébra',
    reply: `${canary.name} moved`,
    facts: [{ kind: 'done', text: `Done: ${canary.name}` }],
  });
  await storage
    .conversations(tenant)
    .put(conversation, { ...turn, id: TurnId.parse('t2'), said: 'thanks', reply: 'You are welcome', facts: [] });
  await storage.records(tenant).change(async (records) => {
    await records.put({
      kind: 'candidate',
      id: canary.id,
      body: { id: canary.id, name: canary.name, notes: [{ text: canary.note }] },
    });
    await records.put({
      kind: 'meeting',
      id: 'm_1',
      body: { id: 'm_1', candidate: canary.id, title: `Interview: ${canary.name}` },
    });
    await records.put({ kind: 'mail', id: 'mail_1', body: { to: canary.email, subject: 'x', text: canary.note } });
    // A file names its candidate by id, and what stands in it may name nobody.
    await records.put({ kind: 'file', id: 'file_1', body: { candidate: canary.id, title: canary.note } });
    await records.put({ kind: 'candidate', id: 'c_other', body: { id: 'c_other', name: 'Ann Other' } });
  });
  const place = { scope: `${tenant} u_nora`, key: 'k1', claim: 0 };
  const later = new Date(clock.real.now().getTime() + 86_400_000);
  await storage.idempotency.claim({
    ...place,
    fingerprint: 'f',
    now: clock.real.now(),
    leaseUntil: later,
    expiresAt: later,
  });
  await storage.idempotency.answer({
    ...place,
    answer: { status: 200, headers: {}, body: JSON.stringify({ candidate: canary.id, name: canary.name }) },
  });
}
