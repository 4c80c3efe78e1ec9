// Proposals of a language model that lie are refused, whatever the lie; honest ones are taken.
import { describe, expect, test } from 'vitest';
import { TenantId, ActorId } from '../../../src/core/ids.ts';
import { wordingFaults } from '../../../src/services/veteran/rewriting/check-wording.ts';
import { chooseWording } from '../../../src/services/veteran/rewriting/choose-wording.ts';

const text =
  'I led 12 soldiers and 4 civilians in Kuwait in 2019. I was never a medic. I fixed two generators, and I was supervised by Sergeant Kim. ' +
  'I was recommended for the Bronze Star Medal (BSM). Secret security clearance lapsed in 2020. I helped manage $1.5M of parts.';

const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = text.split(/(?<=[.])\s/u);
const swap = (from: string, to: string): string => text.replace(from, to);

describe('a lie is refused', () => {
  test.each([
    ['a number is raised', swap('12 soldiers', '120 soldiers')],
    ['a number is left out', swap('12 soldiers', 'soldiers')],
    ['two numbers are exchanged', swap('12 soldiers and 4 civilians', '4 soldiers and 12 civilians')],
    ['a number word is changed', swap('two generators', 'three generators')],
    ['a number is added', swap('fixed two generators', 'fixed two generators in 3 days')],
    ['a year is changed', swap('2019', '2018')],
    ['a year is moved', swap('in 2019', 'from 2019 to 2020')],
    ['an amount grows', swap('$1.5M', '$15M')],
    ['an amount loses its unit', swap('$1.5M', '1.5')],
    ['a percentage is added', swap('fixed two generators', 'fixed two generators 20% faster')],
    ['a negation is dropped', swap('never a medic', 'a medic')],
    ['a negation is turned', swap('was never a medic', 'was always a medic')],
    ['a negation is moved', swap('I was never a medic. I fixed', 'I was a medic. I never fixed')],
    ['a negation is weakened', swap('never a medic', 'rarely a medic')],
    ['a denied sentence is left out', text.replace(`${second} `, '')],
    ['a name is changed', swap('Sergeant Kim', 'Sergeant Cole')],
    ['a place is changed', swap('Kuwait', 'Iraq')],
    ['a place is added', swap('Kuwait', 'Kuwait and Iraq')],
    ['a rank is raised', swap('Sergeant Kim', 'Captain Kim')],
    ['a recommendation becomes an award', swap('was recommended for the Bronze', 'received the Bronze')],
    ['a recommendation is left out', swap('I was recommended for the Bronze', 'Bronze')],
    ['an award is added', `${text} Received the Army Commendation Medal.`],
    ['who supervised whom is turned round', swap('was supervised by Sergeant Kim', 'supervised Sergeant Kim')],
    ['help becomes the whole work', swap('helped manage', 'managed')],
    ['a lapsed clearance is active', swap('clearance lapsed in', 'clearance active since')],
    ['a clearance is raised', swap('Secret security', 'Top Secret security')],
    ['SCI is added', swap('Secret security clearance', 'Secret/SCI security clearance')],
    ['a clearance is added', `${first} ${second} Held a Top Secret clearance. ${third} ${fourth} ${fifth} ${sixth}`],
    ['praise is added', swap('I led 12', 'I successfully led 12')],
    ['a skill is added', swap('two generators', 'two generators and welders')],
    ['a claim is added at the end', `${text} Expert in logistics.`],
    ['duties are exchanged', `${third} ${first} ${second} ${fourth} ${fifth} ${sixth}`],
    ['nothing is left', ' '],
    ['an address is slipped in', `${text} https://example.com`],
  ])('%s', (_, proposal) => {
    expect(proposal).not.toBe(text);
    expect(wordingFaults(text, proposal)).toHaveLength(1);
  });
});

describe('an honest wording is taken', () => {
  test.each([
    ['unchanged', text],
    ['without the first person', text.replaceAll(/\bI (?=led|fixed|helped)/gu, '')],
    ['a neutral synonym', swap('I fixed', 'I repaired')],
    ['a numeral', swap('two generators', '2 generators')],
    ['in lines', text.replaceAll('. ', '.\n')],
    ['help by another word', swap('helped manage', 'assisted in managing')],
    ['another tense', swap('I led 12', 'Leading 12')],
    ['articles', swap('of parts', 'of the parts')],
  ])('%s', (_, proposal) => {
    expect(wordingFaults(text, proposal)).toEqual([]);
  });
});

describe('the wording says who wrote it', () => {
  const asked = { tenant: TenantId.parse('sandbox'), by: ActorId.parse('usr_1'), text };

  test('rules without a model, without an answer, and in the place of a lie', async () => {
    expect(await chooseWording(asked, undefined)).toEqual({ text, by: 'rules', refused: 'no_model' });
    expect(await chooseWording(asked, async () => undefined)).toMatchObject({ by: 'rules', refused: 'no_answer' });
    const lie = await chooseWording(asked, async () => swap('12', '120'));
    expect(lie).toEqual({ text, by: 'rules', refused: 'number' });
  });

  test('the model where it tells the same', async () => {
    const proposal = swap('I fixed', 'I repaired');
    expect(await chooseWording(asked, async () => proposal)).toEqual({
      text: proposal,
      by: 'model',
      refused: undefined,
    });
  });
});
