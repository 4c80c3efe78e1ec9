// find_military_codes reads requisitions and codes and changes nothing.
import { expect, test } from 'vitest';
import { findMilitaryCodes } from '../../src/tools/find-military-codes.ts';
import { data } from '../services/veteran/data.ts';
import { toolContext as context } from '../services/veteran/setting.ts';

const tool = findMilitaryCodes({ data, ats: { jobs: async () => [] } });

test('a title finds codes, and the sentence names the first', async () => {
  const found = tool.output.parse(await tool.execute({ job: 'Truck Driver' }, context));
  expect(found.codes.map(({ code }) => code)).toContain('88M');
  expect(tool.summarize(found)).toMatch(/^Truck Driver: .*88M/);
});

test('words without meaning find none, and it says so', async () => {
  expect(tool.summarize(await tool.execute({ job: 'xyzzy' }, context))).toBe('No military code fits xyzzy.');
});
