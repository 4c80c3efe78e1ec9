// Candidates that are made in a connected ATS from here, and taken away again: on every system that takes them.
import { describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { JobId } from '../../src/core/ids.ts';
import { connectAts } from '../support/connected-ats.ts';

const taking = connectors.filter(({ unified }) => unified.ats?.candidates.write !== undefined);

test('systems that take new candidates are known by name', () => {
  expect(taking.map(({ system }) => system)).toEqual([
    'breezy',
    'frappe-hr',
    'kombo',
    'lever',
    'odoo',
    'smartrecruiters',
    'workable',
  ]);
});

describe.each(taking.map((connector) => [connector.system, connector] as const))('%s', (_, connector) => {
  const open = async () => {
    const system = await connectAts(connector);
    const entry = await system.ats.entryStages?.();
    const [stage = ''] = entry ?? (await system.ats.stages());
    const [job] = await system.ats.jobs();
    if (job === undefined) throw new Error('the emulator has no requisition');
    const newcomer = {
      name: 'Zoe Newman',
      email: 'zoe@example.com',
      phone: '+13125550100',
      job: job.id,
      stage,
      appliedAt: '2026-06-01T08:00:00Z',
    };
    return { system, ats: system.ats, newcomer, [Symbol.asyncDispose]: () => system[Symbol.asyncDispose]() };
  };

  test('adds one once a key, and nobody twice to a requisition', async () => {
    await using opened = await open();
    const { ats, newcomer } = opened;
    const before = (await ats.candidates()).length;
    const added = await ats.addCandidate({ candidate: newcomer, key: 'k1' });
    expect(await ats.addCandidate({ candidate: newcomer, key: 'k1' })).toEqual(added);
    const { name, email, job, stage } = newcomer;
    expect(await ats.candidate(added.candidate)).toMatchObject({ name, email, job, stage });
    expect(await ats.candidates()).toHaveLength(before + 1);
    const again = { ...newcomer, email: 'Zoe@Example.com' };
    await expect(ats.addCandidate({ candidate: again, key: 'k2' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('where nothing more is let in after it, the addition is uncertain, and not refused: it was made', async () => {
    await using opened = await open();
    const { ats, newcomer, system } = opened;
    const before = (await ats.candidates()).length;
    system.refuseAfterWrite();
    const added = ats.addCandidate({ candidate: newcomer, key: 'k1' });
    await expect(added).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect(await system.again().candidates()).toHaveLength(before + 1);
  });

  test('one whose answer was lost is seen by whoever looks afresh, though the list was read a moment ago', async () => {
    await using opened = await open();
    const { ats, newcomer, system } = opened;
    const other = system.again();
    await other.candidates();
    system.loseAnswer();
    await expect(ats.addCandidate({ candidate: newcomer, key: 'lost' })).rejects.toMatchObject({
      code: 'outcome_unknown',
    });
    const seen = await other.candidates({ job: newcomer.job, fresh: true });
    expect(seen.map(({ email }) => email)).toContain(newcomer.email);
  });

  test('adds nobody to a requisition or a stage that it lacks', async () => {
    await using opened = await open();
    const { ats, newcomer } = opened;
    const nowhere = { ...newcomer, job: JobId.parse('none') };
    await expect(ats.addCandidate({ candidate: nowhere, key: 'k1' })).rejects.toMatchObject({ code: 'job_not_found' });
    const unknown = { ...newcomer, stage: 'No such stage' };
    await expect(ats.addCandidate({ candidate: unknown, key: 'k2' })).rejects.toMatchObject({ code: 'unknown_stage' });
  });

  test('leaves out a telephone number that nobody knows', async () => {
    await using opened = await open();
    const { ats, newcomer } = opened;
    const silent = { ...newcomer };
    Reflect.deleteProperty(silent, 'phone');
    const added = await ats.addCandidate({ candidate: silent, key: 'k1' });
    expect(await ats.candidate(added.candidate)).toMatchObject({ email: newcomer.email });
  });

  test.skipIf(connector.unified.ats?.candidates.write?.into === undefined)(
    'names the stages that it puts people in, and refuses others before anything is sent',
    async () => {
      await using opened = await open();
      const { ats, newcomer } = opened;
      const entry = (await ats.entryStages?.()) ?? [];
      const other = (await ats.stages()).find((stage) => !entry.includes(stage)) ?? '';
      await expect(ats.addCandidate({ candidate: { ...newcomer, stage: other }, key: 'k1' })).rejects.toMatchObject({
        code: 'unknown_stage',
        extra: { choices: entry },
      });
    },
  );

  const stays = connector.unified.ats?.candidates.write?.remove === undefined;
  test.runIf(stays)('says that whoever was added stays', async () => {
    await using opened = await open();
    const { ats, newcomer } = opened;
    const added = await ats.addCandidate({ candidate: newcomer, key: 'k1' });
    expect(await ats.unable?.('remove_candidate')).toContain(connector.title);
    await expect(ats.removeCandidate({ added, key: 'k2' })).rejects.toMatchObject({ code: 'not_supported' });
  });

  test.skipIf(stays)('takes one away again while nothing became of them', async () => {
    await using opened = await open();
    const { ats, newcomer } = opened;
    const [from = '', to = ''] = await ats.stages();
    const added = await ats.addCandidate({ candidate: newcomer, key: 'k1' });
    await ats.move({ candidate: added.candidate, from, to, key: 'k2' });
    await expect(ats.removeCandidate({ added, key: 'k3' })).rejects.toMatchObject({ code: 'changed_since' });
    await ats.move({ candidate: added.candidate, from: to, to: from, key: 'k4' });
    await ats.removeCandidate({ added, key: 'k5' });
    await ats.removeCandidate({ added, key: 'k5' });
    await ats.removeCandidate({ added, key: 'k6' });
    await expect(ats.candidate(added.candidate)).rejects.toMatchObject({ code: 'candidate_not_found' });
  });
});
