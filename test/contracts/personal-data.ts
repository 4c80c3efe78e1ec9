// One suite for export and erasure over all stores, on every database.
import { describe, expect, test } from 'vitest';
import { keptOfCandidates } from '../../src/core/personal-data.ts';
import { ActionId, CandidateId, ErasureId, type TenantId } from '../../src/core/ids.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import type { TestStorage } from '../support/embedded.ts';
import { makeAction, nora } from '../support/ledger-records.ts';
import { canary, canaryTexts, person, plant } from '../support/planted-person.ts';
import { freshTenant } from '../support/tenants.ts';

export function personalDataContract(name: string, opened: () => TestStorage): void {
  const setUp = async () => {
    const tenant = freshTenant();
    await plant(opened(), tenant);
    return { ...opened(), tenant, data: opened().storage.personalData(tenant) };
  };
  const at = () => opened().clock.real.now();
  const erase = (tenant: TenantId, whom: typeof person | 'everybody' = person) =>
    opened()
      .storage.personalData(tenant)
      .erase({ id: ErasureId.parse(`era_${tenant}`), person: whom, by: nora, at: at() });
  const everything = async (tenant: TenantId) =>
    JSON.stringify((await opened().storage.personalData(tenant).exportAll({ after: undefined, limit: 1000 })).rows);

  describe(`${name}: personal data`, () => {
    test('every table with rows of an organization is registered for erasure, or says why it needs none', async () => {
      const { rows } = await opened()
        .engine.pool('owner')
        .query(
          `select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant'`,
        );
      const known = new Set([...Object.keys(keptOfCandidates), ...withoutCandidates]);
      expect(rows.map(({ name: table }) => String(table)).filter((table) => !known.has(table))).toEqual([]);
    });

    test('a person’s export holds every store that knows them, and nobody else', async () => {
      const { data } = await setUp();
      const { rows } = await data.exportPerson({ ...person, names: [], emails: [] });
      expect(new Set(rows.map(({ store }) => store))).toEqual(
        new Set(['action', 'approval', 'letter', 'turn', 'sandbox_record']),
      );
      expect(JSON.stringify(rows)).toContain(canary.note);
      expect(JSON.stringify(rows)).not.toContain('Ann Other');
    });

    test('an export of everything comes page by page, each record once', async () => {
      const { data } = await setUp();
      const whole = await data.exportAll({ after: undefined, limit: 1000 });
      const paged: unknown[] = [];
      let after: string | undefined;
      do {
        const { rows, next } = await data.exportAll({ after, limit: 3 });
        paged.push(...rows);
        after = next ?? undefined;
      } while (after !== undefined);
      expect(whole.rows.length).toBeGreaterThan(8);
      expect(paged).toEqual(whole.rows);
      await expect(data.exportAll({ after: 'api_key:0', limit: 3 })).rejects.toMatchObject({ code: 'bad_request' });
    });

    test('after an erasure no store holds a value of the person, and the audit chain is whole', async () => {
      const { tenant, storage, data } = await setUp();
      const before = await storage.ledger(tenant).verifyAudit();
      const { counts } = await erase(tenant);
      expect(counts).toMatchObject({ action: 6, approval: 2, letter: 2, turn: 1, sandbox_record: 4, idempotency: 1 });
      const left = await everything(tenant);
      for (const text of canaryTexts) expect(left.toLowerCase()).not.toContain(text.toLowerCase());
      expect((await data.exportPerson(person)).rows).toEqual([]);
      const after = await storage.ledger(tenant).verifyAudit();
      expect(after.brokenAt).toBeNull();
      expect(after.records).toBeGreaterThan(before.records);
    });

    test.each(['20', '2026-05', '2026', 'Applied', 'Onsite Interview', '05:00', 'confirmed', 'T10', 'c'])(
      'a person whose id is %s is erased, and nobody else loses a letter',
      async (id) => {
        const { tenant, storage, data } = await setUp();
        const short = { candidate: CandidateId.parse(id), names: [], emails: [] };
        const before = await everything(tenant);
        await storage.records(tenant).change(async (records) => {
          await records.put({
            kind: 'ats_contact',
            id: `con_1:${id}`,
            body: { candidate: id, at: '2026-05-20T10:00:00Z' },
          });
        });
        await data.erase({ id: ErasureId.parse(`era_${tenant}`), person: short, by: nora, at: at() });
        expect(await everything(tenant)).toBe(before);
      },
    );

    test('an opt-out outlives the erasure as a hash, without what was said with it, also one kept by record', async () => {
      const { tenant, storage } = await setUp();
      const preferences = storage.contactPreferences(tenant);
      const since = '2026-06-01T10:00:00.000Z';
      const whom = { id: person.candidate, email: canary.email };
      const said = { heldUntil: null, proof: canary.note, changedBy: 'u_nora', changedAt: since, revision: 'act_1' };
      await preferences.change({ person: whom, to: { ...said, optedOutAt: since } });
      await erase(tenant);
      const again = { ...whom, id: CandidateId.parse('c_again') };
      expect(await preferences.of(again)).toMatchObject({ optedOutAt: since, proof: null, changedBy: '[erased]' });
      const held = await setUp();
      const theirs = held.storage.contactPreferences(held.tenant);
      await theirs.change({ person: whom, to: { ...said, optedOutAt: null, heldUntil: since } });
      await erase(held.tenant);
      expect(await theirs.of(again)).toBeUndefined();
      const earlier = await setUp();
      await earlier.storage.enrolments(earlier.tenant).noteContact(whom.id, { optedOutAt: new Date(since) });
      expect(await earlier.storage.contactPreferences(earlier.tenant).of(whom)).toMatchObject({ optedOutAt: since });
      await erase(earlier.tenant);
      expect(await earlier.storage.contactPreferences(earlier.tenant).of(again)).toMatchObject({ optedOutAt: since });
    });

    test('others keep theirs: their letters, turns and records stay', async () => {
      const { tenant, storage } = await setUp();
      await erase(tenant);
      const other = await storage.letters(tenant).find('l_other');
      expect(other).toMatchObject({ text: 'On [erased]: soon', invite: null });
      expect(other?.links).toMatchObject({
        at: [{ line: 1, tool: 'show_candidate', arguments: { candidate: 'c_other' } }],
      });
      expect(await storage.letters(tenant).find('l_theirs')).toBeUndefined();
      const left = await everything(tenant);
      expect(left).toContain('Ann Other');
      expect(left).toContain('You are welcome');
    });

    test('what figures need stays, undo ends, and what waited is rejected', async () => {
      const { tenant, storage } = await setUp();
      await erase(tenant);
      const actions = await storage.ledger(tenant).actions({ limit: 10 });
      const moved = actions.find(({ tool }) => tool === 'move_stage');
      expect(moved).toMatchObject({ plan: { from: 'Applied', to: 'Offer' }, reversal: 'none', preview: '[erased]' });
      expect(moved?.contacted).toEqual([moved?.candidate]);
      expect(actions.find(({ tool }) => tool === 'send_message')?.status).toBe('rejected');
      expect(actions.find(({ tool }) => tool === 'notify_user')?.reversal).not.toBe('none');
      expect(await storage.ledger(tenant).approvals({ status: 'pending', limit: 5 })).toEqual([]);
    });

    test('a kept answer is replayed without the person', async () => {
      const { tenant, storage, clock } = await setUp();
      await erase(tenant);
      const now = clock.real.now();
      const claim = await storage.idempotency.claim({
        scope: `${tenant} u_nora`,
        key: 'k1',
        fingerprint: 'f',
        now,
        leaseUntil: now,
        expiresAt: now,
      });
      expect(claim).toMatchObject({ kind: 'replay', answer: { body: expect.stringContaining('[erased]') } });
    });

    test('an action under way is waited for', async () => {
      const { tenant, storage } = await setUp();
      const id = ActionId.parse('act_running');
      const running = makeAction({ id, status: 'executing', candidate: person.candidate });
      await storage.ledger(tenant).open({ root: running, members: [], approval: undefined });
      await expect(erase(tenant)).rejects.toMatchObject({ code: 'request_in_progress' });
      expect(await everything(tenant)).toContain(canary.name);
    });

    test('erasing everybody leaves the organization’s own records and its neighbours alone', async () => {
      const { tenant } = await setUp();
      const neighbour = await setUp();
      await erase(tenant, 'everybody');
      const left = await everything(tenant);
      for (const text of [...canaryTexts, 'Ann Other', 'u_x']) expect(left).not.toContain(text);
      expect(await everything(neighbour.tenant)).toContain(canary.note);
    });

    test('the sweep ends what was kept long enough, and nothing younger', async () => {
      const { tenant, data, storage } = await setUp();
      const now = new Date(opened().clock.business.now().getTime() + 89 * 86_400_000);
      await data.sweep({ now, settings: defaultSettings });
      expect(await everything(tenant)).toContain(canary.note);
      await data.sweep({ now: new Date(now.getTime() + 400 * 86_400_000), settings: defaultSettings });
      const [first] = (await storage.ledger(tenant).actions({ limit: 10 })).filter(({ tool }) => tool === 'move_stage');
      expect(first).toMatchObject({ preview: '[erased]', plan: { from: 'Applied', to: 'Offer' } });
    });

    test('an erasure is finished once the files were rewritten after it', async () => {
      const { tenant, data } = await setUp();
      const { id, requestedAt } = await erase(tenant);
      await data.finish({ requestedBy: new Date(requestedAt.getTime() - 1), finishedAt: at() });
      expect((await data.erasure(id)).status).toBe('erased');
      await data.finish({ requestedBy: requestedAt, finishedAt: at() });
      expect(await data.erasure(id)).toMatchObject({ status: 'finished', scope: 'candidate' });
    });
  });
}

/** Tables of an organization that hold nothing of candidates. */
const withoutCandidates = [
  // The organization's own people, credentials and texts.
  'app_user',
  'setting',
  'template',
  'change',
  'api_key',
  'oauth_client',
  'session',
  'identity_provider',
  // Ids of actions, in a chain that is never rewritten.
  'audit',
  'audit_head',
  'audit_checkpoint',
  // Tokens and money of language models, by turn and by who asked.
  'model_usage',
  // Secrets of connected systems, and what was made of an event, which goes with it.
  'event_source',
  // Accounts in connected systems, what moves between them, and notices that hold counts only.
  'connection',
  'request_block',
  'field_drift',
  'integration',
  'sync',
  'flow',
  'hook_source',
  'hook_event',
  'connect_link',
  'offering',
  'offering_secret',
  'offering_grant',
  'add_on',
  'offering_usage',
  'flow_version',
  'notice',
  'webhook_secret',
  'webhook_endpoint',
  // Sequences and rules as people wrote them.
  'definition',
  'reaction',
  // Who spoke; the turns are registered.
  'conversation',
  // Which of the staff agreed to evaluations.
  'evaluation_consent',
  // Who of the staff asked for what waited already.
  'repeated_call',
  // Which of the staff has had a brief.
  'brief_book',
  // Numbers of events and enrolments, until people know.
  'trouble',
  // Without whom they were about.
  'erasure',
  // Skills and counts; answers under an application's number that says nothing about who applied.
  'veteran_review',
  'applicant_flow',
  'veteran_answer',
  // Events on their way: sealed until handled, then an id alone. Workspaces and the organization's own people. Ids of posts.
  'channel_event',
  'channel_installation',
  'channel_identity',
  'channel_reference',
  'channel_code',
  'channel_post',
  'channel_post_subject',
  'absence',
  // How a chat platform finds a file that was sent, sealed, for half an hour: neither its name nor its content.
  'channel_file',
  // Hashes of links for the organization's own people.
  'approval_link',
  // Under a role that the other stores do not have: exported and erased with them by `main`.
  'protected_attribute',
  // Weights, figures and states of models; reports and alerts name groups and scores, never people.
  'retention_model',
  'retention_alias',
  'retention_run',
  'retention_state',
  'retention_audit',
  'retention_alert',
];
