// Experience that somebody denies, contrasts or has only seen beside them is not theirs.
import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/nlp/military/classify.ts';
import { ownExperience } from '../../../src/nlp/military/own-experience.ts';
import { data } from '../../services/veteran/data.ts';

const first = (text: string): string => classify(data.classifier, ownExperience(text), 1)[0]?.code ?? '';
const cpu = (text: string): number => {
  const before = process.threadCpuUsage();
  for (let round = 0; round < 5; round += 1) ownExperience(text);
  return process.threadCpuUsage(before).user;
};
const major = (code: string): string => code.slice(0, 2);

describe('what is left of a description', () => {
  test.each([
    ['I was never a medic, I drove trucks', ['drove trucks'], ['medic']],
    ['I have no experience in welding; I ran the warehouse', ['ran the warehouse'], ['welding']],
    ['Without any training as a nurse, I kept the records', ['kept the records'], ['nurse']],
    ['I worked with the military police as a linguist', ['as a linguist'], ['police']],
    ['I drove trucks, not a medic', ['drove trucks'], ['medic']],
    ['Instead of flying I repaired the engines', ['repaired the engines'], ['flying']],
    ['I did not fly helicopters but fixed their radios', ['fixed their radios'], ['fly']],
    ['Worked alongside the pilots, loading cargo', ['loading cargo'], ['pilots']],
    ['Unlike the cooks, I kept the payroll records', ['payroll records'], ['cooks']],
    ["I wasn't in the infantry; I ran the supply room", ['ran the supply room'], ['infantry']],
    ['I trained with the medics but my job was welding', ['welding'], ['medics']],
    ['Not only a medic but also an instructor', ['medic', 'instructor'], []],
    ['I never missed a maintenance inspection', ['maintenance inspection'], []],
  ] as const)('%s', (text, kept, gone) => {
    const own = ownExperience(text);
    expect(own).toHaveLength(text.length);
    for (const word of kept) expect(own).toContain(word);
    for (const word of gone) expect(own).not.toContain(word);
  });
});

test('a driver who was never a medic is a driver', () => {
  expect(major(first('I was never a medic, I drove trucks and fuel tankers on long convoys'))).toBe('53');
  expect(major(first('I am not a pilot. I repaired diesel engines in the motor pool'))).toBe('49');
});

test('a text of hostile length is read in linear time', () => {
  const shapes = ['never ', 'not a medic and ', 'worked with the ', 'instead of '];
  for (const shape of shapes) {
    cpu(shape.repeat(200));
    expect(cpu(shape.repeat(1_600)) / Math.max(2_000, cpu(shape.repeat(800)))).toBeLessThan(4);
  }
});

describe('work that was wanted, or done by somebody else', () => {
  test.each([
    ['I wanted to be a pilot but became a cook', ['became a cook'], ['pilot']],
    ['I applied to be a nurse but worked as a truck driver', ['truck driver'], ['nurse']],
    ['My brother was a nurse. I fixed radios.', ['fixed radios'], ['nurse']],
    ['Everyone in my unit was infantry, I cooked meals', ['cooked meals'], ['infantry']],
    ['The medics treated casualties while I drove the ambulance', ['drove the ambulance'], ['treated']],
    ['Far from being a pilot, I loaded cargo', ['loaded cargo'], ['pilot']],
    ['Hardly ever cooked, mostly welded', ['mostly welded'], ['cooked']],
    ['Anything but a cook: I ran the radio room', ['ran the radio room'], ['cook']],
    ['I did everything except nursing: drove trucks', ['drove trucks'], ['nursing']],
    ['No medic, truck driver', ['truck driver'], ['medic']],
    ['Supported pilots by refueling aircraft', ['Supported', 'refueling aircraft'], ['pilots']],
    ['I reported to the surgeon and kept supplies', ['reported to', 'kept supplies'], ['surgeon']],
    ['Trained medics and supervised mechanics', ['medics', 'mechanics'], []],
    ['Assisted the dentist with x-rays', ['dentist'], []],
  ] as const)('%s', (text, kept, gone) => {
    const own = ownExperience(text);
    expect(own).toHaveLength(text.length);
    for (const word of kept) expect(own).toContain(word);
    for (const word of gone) expect(own).not.toContain(word);
  });
});
