// translate_mos reads and changes nothing.
import { expect, test } from 'vitest';
import { translateMos } from '../../src/tools/translate-mos.ts';
import { setUp, toolContext as context } from '../services/veteran/setting.ts';

test('a code becomes skills and open requisitions', async () => {
  const tool = translateMos(setUp().ports);
  const output = await tool.execute({ mos_code: '68W', branch: 'Army', include_resume_translation: true }, context);
  expect(tool.output.parse(output)).toMatchObject({ mos_title: 'Combat Medic Specialist', branch: 'Army' });
  expect(output.matched_jobs[0]?.req_id).toBe('req_medic');
  expect(tool.summarize(output)).toMatch(/^Combat Medic Specialist, Army: fits Paramedic \(\d+%\)/);
});

test('without a fitting requisition it says so', async () => {
  const tool = translateMos(setUp([]).ports);
  expect(tool.summarize(await tool.execute({ mos_code: '11B' }, context))).toBe(
    'Infantryman, Army: no open requisition fits.',
  );
});
