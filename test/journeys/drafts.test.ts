// A draft before own words leave: what Muster words is read, edited, sent or discarded first; what is quoted or sent over REST is
// taken as it is; and what is approved is sent as it was shown.
import { expect, test } from 'vitest';
import { sandboxService } from '../support/sandbox-service.ts';
import { resetSandbox, sandboxState } from '../support/sandbox-state.ts';
import { startTalk } from '../support/talk.ts';

const service = sandboxService();

const letter =
  "Hi Priya,\n\nWe'll get back to you by Friday.\n\nKind regards\nMara Ellison\n\nThis message was written by an automated assistant.";
const said = "Email Priya that we'll get back to her by Friday";

const mails = async (): Promise<object[]> =>
  (await service.call('GET', '/api/v1/sandbox')).body.mailbox.map(
    ({ to, body, status }: { to: string; body: string; status: string }) => ({ to, body, status }),
  );

async function draftOf(text = said) {
  const talk = await startTalk(service, { as_user: 'u_mara' });
  const answer = await talk.say(text);
  const block = answer.reply.blocks.find(({ type }) => type === 'draft');
  return { talk, answer, draft: Object(block?.['draft']) };
}

const decide = (id: string, how: 'send' | 'discard', body: object = {}) =>
  service.call('POST', `/api/v1/drafts/${id}/${how}`, body);

test('what was said about somebody is a draft to them, and nothing leaves before it is sent', async () => {
  const before = await sandboxState(service);
  const { answer, draft } = await draftOf();
  expect(answer).toMatchObject({
    asks: false,
    actions: [{ tool: 'send_message', status: 'draft' }],
    reply: { facts: [{ kind: 'waiting', text: expect.stringContaining('Draft to priya@people.test') }] },
  });
  expect(draft).toMatchObject({ to: 'priya@people.test', subject: 'Your application: Backend Engineer', text: letter });
  expect(await sandboxState(service)).toEqual({ ...before, now: expect.any(String) });

  expect(await decide(draft.draft_id, 'send', { digest: draft.digest })).toMatchObject({
    status: 200,
    body: { status: 'executed', candidates_contacted: 1 },
  });
  expect(await mails()).toEqual([{ to: 'priya@people.test', body: letter, status: 'held' }]);
  expect(await decide(draft.draft_id, 'send')).toMatchObject({ status: 409, body: { code: 'already_decided' } });

  await service.call('POST', `/api/v1/actions/${draft.draft_id}/undo`);
  expect(await mails()).toEqual([{ to: 'priya@people.test', body: letter, status: 'cancelled' }]);
  expect((await sandboxState(service)).candidates).toEqual(before.candidates);
});

test('an edited draft is sent as it was edited, and only that', async () => {
  const { draft } = await draftOf();
  const path = `/api/v1/drafts/${draft.draft_id}`;
  const { status, body } = await service.call('PATCH', path, { text: 'My own words.', digest: draft.digest });
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'draft', text: 'My own words.' } });
  expect(await service.call('GET', path)).toMatchObject({ body });
  expect(await decide(draft.draft_id, 'send', { digest: draft.digest })).toMatchObject({
    status: 409,
    body: { code: 'stale_approval' },
  });
  await decide(draft.draft_id, 'send', { digest: body.digest });
  expect(await mails()).toMatchObject([{ body: 'My own words.' }]);
});

test('a discarded draft is gone, and is listed no more', async () => {
  const { draft } = await draftOf();
  expect((await service.call('GET', '/api/v1/drafts')).body.data).toMatchObject([{ draft_id: draft.draft_id }]);
  expect(await decide(draft.draft_id, 'discard')).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect((await service.call('GET', '/api/v1/drafts')).body.data).toEqual([]);
  expect(await decide(draft.draft_id, 'send')).toMatchObject({ status: 409 });
  expect(await mails()).toEqual([]);
});

test('“send it” as the whole next message sends it; “discard it” discards it', async () => {
  const { talk } = await draftOf();
  expect((await talk.say('Looks good, send it.')).actions).toMatchObject([{ status: 'executed' }]);
  expect(await mails()).toMatchObject([{ body: letter }]);
  expect((await talk.say('undo that')).actions).toMatchObject([{ tool: 'undo_action', status: 'executed' }]);
  expect((await service.call('GET', '/api/v1/sandbox')).body.mailbox).toMatchObject([{ status: 'cancelled' }]);
  const second = await draftOf("Email Omar that we'll call him");
  expect((await second.talk.say('no, discard it')).actions).toMatchObject([{ status: 'rejected' }]);
  expect(await mails()).toHaveLength(1);
});

test.each(['send it tomorrow', 'do not send it', 'can you send it?', 'send it and move her to phone screen'])(
  '“%s” does not send it',
  async (text) => {
    const { talk, draft } = await draftOf();
    await talk.say(text);
    expect((await service.call('GET', `/api/v1/drafts/${draft.draft_id}`)).body.status).toBe('draft');
    expect(await mails()).toEqual([]);
  },
);

test('two drafts of one message are not sent by “send it”', async () => {
  const { talk } = await draftOf("Email Priya that we'll call her. Email Omar that we'll call him.");
  await talk.say('send it');
  expect((await service.call('GET', '/api/v1/drafts')).body.data).toHaveLength(2);
  expect(await mails()).toEqual([]);
});

test('text in quotation marks is taken as it is and held', async () => {
  const { answer } = await draftOf('Email Priya "We will get back to her by Friday"');
  expect(answer.actions).toMatchObject([{ status: 'executed' }]);
  expect(await mails()).toMatchObject([{ body: 'We will get back to her by Friday', status: 'held' }]);
});

test('a task over REST is taken as it is and held', async () => {
  const task = { action: 'send_message', candidate: 'c_priya', text: "we'll get back to her by Friday" };
  expect(await service.call('POST', '/api/v1/tasks', task)).toMatchObject({
    status: 200,
    body: { status: 'executed' },
  });
  expect(await mails()).toMatchObject([{ body: task.text, status: 'held' }]);
});

const toSeveral = 'Follow up with everyone in Applied using the checking in template';

test('letters from a template to several people are shown first: who gets what, and one press sends all', async () => {
  const { answer, draft } = await draftOf(toSeveral);
  expect(answer.actions).toMatchObject([{ tool: 'send_followup', status: 'draft' }]);
  const { body: shown } = await service.call('GET', `/api/v1/drafts/${draft.draft_id}`);
  expect(shown).toMatchObject({ to: null, editable: false, letters_total: draft.letters_total });
  expect(shown.letters.length).toBeGreaterThan(1);
  expect(shown.letters).toMatchObject(draft.letters);
  const told = expect.stringMatching(`^Drafts to ${shown.letters_total} people: “.+”. Nothing is sent until`);
  expect(answer.reply['facts']).toMatchObject([{ kind: 'waiting', text: told }]);
  expect(await mails()).toEqual([]);
  expect((await service.call('GET', '/api/v1/drafts')).body.data).toMatchObject([{ draft_id: draft.draft_id }]);
  const edit = await service.call('PATCH', `/api/v1/drafts/${draft.draft_id}`, { text: 'Mine.' });
  expect(edit).toMatchObject({ status: 409, body: { code: 'conflict' } });

  expect(await decide(draft.draft_id, 'send', { digest: draft.digest })).toMatchObject({
    status: 200,
    body: { status: 'executed', candidates_contacted: shown.letters_total },
  });
  const wanted = shown.letters.map(({ to, text }: { to: string; text: string }) => ({
    to,
    body: text,
    status: 'held',
  }));
  expect((await mails()).toSorted(byAddress)).toEqual(wanted.toSorted(byAddress));
});

test('“send them” sends what was shown, “discard it” nothing; where drafts are off they leave at once', async () => {
  const { talk } = await draftOf(toSeveral);
  expect((await talk.say('discard it')).actions).toMatchObject([{ status: 'rejected' }]);
  expect(await mails()).toEqual([]);
  const second = await draftOf(toSeveral);
  expect((await second.talk.say('send them')).actions).toMatchObject([{ status: 'executed' }]);
  expect((await mails()).length).toBeGreaterThan(1);
  await resetSandbox(service);
  await service.call('PATCH', '/api/v1/settings', { drafts: 'off' });
  expect((await draftOf(toSeveral)).answer.actions).toMatchObject([{ status: 'executed' }]);
});

test('one order for two people by name is shown for each, a task over REST is sent as it is', async () => {
  const { answer } = await draftOf('Follow up with Priya using checking in and follow up with Omar using checking in');
  expect(answer.actions).toMatchObject([{ status: 'draft' }, { status: 'draft' }]);
  expect(await mails()).toEqual([]);
  const task = { action: 'send_followup', filters: { stage: 'Applied' } };
  expect((await service.call('POST', '/api/v1/tasks', task)).body.status).toBe('executed');
});

test('a person who is erased is written to no more, and the others are shown again', async () => {
  const { draft } = await draftOf(toSeveral);
  const [{ candidate }] = (await service.call('GET', `/api/v1/drafts/${draft.draft_id}`)).body.letters;
  await service.call('POST', '/api/v1/data/erase', { candidate });
  const letters = async (): Promise<number> =>
    (await service.call('GET', `/api/v1/drafts/${draft.draft_id}`)).body.letters.length;
  await expect.poll(letters, { timeout: 30_000 }).toBe(draft.letters_total - 1);
  const { body: shown } = await service.call('GET', `/api/v1/drafts/${draft.draft_id}`);
  const first = await decide(draft.draft_id, 'send', { digest: shown.digest });
  expect(first.body.code).toBe('stale_approval');
  const { body: again } = await service.call('GET', `/api/v1/drafts/${draft.draft_id}`);
  expect(await decide(draft.draft_id, 'send', { digest: again.digest })).toMatchObject({ status: 200 });
  expect(await mails()).toHaveLength(draft.letters_total - 1);
});

test('where the organization has switched drafts off, the whole letter leaves at once', async () => {
  await service.call('PATCH', '/api/v1/settings', { drafts: 'off' });
  const { answer } = await draftOf();
  expect(answer.actions).toMatchObject([{ status: 'executed' }]);
  expect(await mails()).toMatchObject([{ body: letter, status: 'held' }]);
});

test('erasing the person ends the draft, and nothing can be sent any more', async () => {
  const { draft } = await draftOf();
  await service.call('POST', '/api/v1/data/erase', { candidate: 'c_priya' });
  const listed = async (): Promise<unknown> => (await service.call('GET', '/api/v1/drafts')).body.data;
  await expect.poll(listed, { timeout: 30_000 }).toEqual([]);
  expect((await decide(draft.draft_id, 'send')).status).toBe(409);
  expect(await mails()).toEqual([]);
});

test('“undo that” after a draft takes back nothing that came before it', async () => {
  const talk = await startTalk(service, { as_user: 'u_mara' });
  await talk.say('Move Omar to phone screen');
  await talk.say(said);
  const before = (await sandboxState(service)).candidates;
  await talk.say('undo that');
  expect((await sandboxState(service)).candidates).toEqual(before);
});

test('an offer is approved as it will be sent, and is sent so although its template has changed', async () => {
  const template = {
    subject: 'Join us, {{candidate.first_name}}',
    body: 'Welcome aboard as {{job.title}}: {{offer.terms}}.',
  };
  await service.call('POST', '/api/v1/templates', { template_id: 'offer_letter', ...template });
  await service.call('POST', '/api/v1/tasks', { action: 'send_offer', candidate: 'c_priya', salary: 125_000 });
  const [{ approval_id: id }] = (await service.call('GET', '/api/v1/approvals')).body.data;
  const { body: shown } = await service.call('GET', `/api/v1/approvals/${id}`);
  expect(shown).toMatchObject({ letters_total: 1, letters: [{ to: 'priya@people.test', subject: 'Join us, Priya' }] });
  const [{ text }] = shown.letters;
  expect(text).toMatch(/^Welcome aboard as Backend Engineer: .*125,000/);

  await service.call('PATCH', '/api/v1/templates/offer_letter', { body: 'Something else.' });
  const approved = await service.call('POST', `/api/v1/approvals/${id}/approve`, { digest: shown.digest });
  expect(approved).toMatchObject({ status: 200, body: { status: 'executed' } });
  expect(await mails()).toMatchObject([{ body: text }]);
});

test('before many are written to, it is shown who gets what', async () => {
  await service.call('PATCH', '/api/v1/settings', { bulk_threshold: 1 });
  const task = { action: 'send_followup', filters: { stage: 'Applied' } };
  const { body } = await service.call('POST', '/api/v1/tasks', task);
  expect(body.status).toBe('pending_approval');
  const { body: shown } = await service.call('GET', `/api/v1/approvals/${body.approval_id}`);
  expect(shown.letters_total).toBeGreaterThan(1);
  expect(shown.letters).toHaveLength(Math.min(shown.letters_total, 50));
  await service.call('POST', `/api/v1/approvals/${body.approval_id}/approve`, { digest: shown.digest });
  const wanted = shown.letters.map(({ to, text }: { to: string; text: string }) => ({
    to,
    body: text,
    status: 'held',
  }));
  expect((await mails()).toSorted(byAddress)).toEqual(wanted.toSorted(byAddress));
});

const byAddress = (one: object, other: object): number => JSON.stringify(one).localeCompare(JSON.stringify(other));
