// What a rule may not do, found before it may act: other tools, odd arguments, circles; and what may surprise about it.
import { expect, test } from 'vitest';
import { checkRule, contradictionsOf } from '../../src/automation/rules/check-rule.ts';
import { Rule } from '../../src/core/rule.ts';
import { openOperations } from '../support/operations.ts';

const { tools } = await openOperations();
/** With the event it answers, or the event and its conditions. */
const rule = (id: string, when: string | [string, object[]], act: { tool: string; arguments: object }) => {
  const [event, conditions] = typeof when === 'string' ? [when, []] : when;
  return { id, body: Rule.parse({ name: id, when: { event, conditions }, do: act }) };
};
const moveTo = (stage: string) => ({ tool: 'move_stage', arguments: { candidate: '{{candidate.id}}', stage } });
const tell = { tool: 'notify_user', arguments: { user: '{{job.hiring_manager}}', text: '{{candidate.name}}' } };
const movedTo = (stage: string) => [{ fact: 'event.to', is: stage }];

test('a rule that fits is taken', () => {
  expect(() => checkRule(rule('a', 'candidate.moved', tell), [], tools)).not.toThrow();
});

test.each([
  ['decides on approvals', { tool: 'approve_action', arguments: { approval: 'a' } }, 'do.tool'],
  ['only reads', { tool: 'find_candidates', arguments: {} }, 'do.tool'],
  ['does not exist', { tool: 'fly', arguments: {} }, 'do.tool'],
  ['gets an argument it lacks', { ...tell, arguments: { ...tell.arguments, loud: true } }, 'do.arguments.loud'],
  ['lacks an argument', { tool: 'notify_user', arguments: { user: 'u_owen' } }, 'do.arguments.text'],
  ['asks for an unknown variable', { ...tell, arguments: { user: 'u', text: '{{candidate.age}}' } }, 'do.arguments'],
])('a tool that %s is refused by naming the field', (_what, act, path) => {
  expect(() => checkRule(rule('a', 'candidate.moved', act), [], tools)).toThrow(
    expect.objectContaining({ code: 'validation_failed', errors: [expect.objectContaining({ path })] }),
  );
});

test('a rule that would trigger itself is refused', () => {
  expect(() => checkRule(rule('a', 'candidate.moved', moveTo('Offer')), [], tools)).toThrow(
    expect.objectContaining({ code: 'conflict', extra: { loop: ['a', 'a'] } }),
  );
});

test('a circle over other rules is refused, and shown', () => {
  const there = rule('there', ['candidate.moved', movedTo('Applied')], moveTo('Offer'));
  const back = rule('back', ['candidate.moved', movedTo('Offer')], moveTo('Applied'));
  expect(() => checkRule(there, [back], tools)).toThrow(
    expect.objectContaining({ extra: { loop: ['there', 'back', 'there'] } }),
  );
});

test('moves to a stage that no rule answers are no circle', () => {
  const there = rule('there', ['candidate.moved', movedTo('Applied')], moveTo('Offer'));
  const next = rule('next', ['candidate.moved', movedTo('Onsite Interview')], moveTo('Hired'));
  expect(() => checkRule(there, [next], tools)).not.toThrow();
});

test('two rules that move one candidate differently are told of, unless they never hold together', () => {
  const some = rule('some', 'application.received', moveTo('Offer'));
  const others = rule('others', 'application.received', moveTo('Phone Screen'));
  expect(contradictionsOf(some, [others])).toEqual([expect.stringContaining('others')]);
  const nurses = rule('a', ['application.received', [{ fact: 'job.role', is: 'nursing' }]], moveTo('Offer'));
  const clerks = rule('b', ['application.received', [{ fact: 'job.role', is: 'clerical' }]], moveTo('Hired'));
  expect(contradictionsOf(nurses, [clerks])).toEqual([]);
});

function refusalOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return Object(error).code;
  }
}

test.each([
  ['is the stage, however it is written', { fact: 'event.to', is: 'offer' }, true],
  ['is another stage', { fact: 'event.to', is: 'Hired' }, false],
  ['is not the stage', { fact: 'candidate.stage', is_not: 'Offer' }, false],
  ['is not another stage', { fact: 'candidate.stage', is_not: 'Hired' }, true],
  ['is one of several with the stage', { fact: 'event.to', one_of: ['Hired', 'Offer'] }, true],
  ['is one of others', { fact: 'event.to', one_of: ['Hired', 'Applied'] }, false],
  ['asks for something else', { fact: 'job.role', is: 'nursing' }, true],
])('a rule that moves to a stage triggers itself where its condition %s', (_what, condition, isLoop) => {
  const looped = rule('a', ['candidate.moved', [condition]], moveTo('Offer'));
  expect(refusalOf(() => checkRule(looped, [], tools))).toBe(isLoop ? 'conflict' : undefined);
});

test('a circle is found behind rules that lead nowhere, and a rule is not compared with its old version', () => {
  const first = rule('first', ['candidate.moved', movedTo('Applied')], moveTo('Offer'));
  const nowhere = rule('nowhere', ['candidate.moved', movedTo('Offer')], tell);
  const back = rule('back', ['candidate.moved', movedTo('Offer')], moveTo('Applied'));
  expect(() => checkRule(first, [nowhere, back], tools)).toThrow(
    expect.objectContaining({ extra: { loop: ['first', 'back', 'first'] } }),
  );
  const old = rule('first', ['candidate.moved', movedTo('Offer')], moveTo('Applied'));
  expect(() => checkRule(first, [old], tools)).not.toThrow();
});

/** A rule that moves whoever applies, where the condition holds. */
const moving = (id: string, stage: string, condition: object) =>
  rule(id, ['application.received', [condition]], moveTo(stage));

test('only conditions that ask one fact for different values keep two rules apart', () => {
  const nursing = { fact: 'job.role', is: 'nursing' };
  const told = (other: object) => contradictionsOf(moving('a', 'Offer', nursing), [moving('b', 'Hired', other)]).length;
  expect(told({ fact: 'job.role', is: 'clerical' })).toBe(0);
  expect(told({ fact: 'job.role', is: 'nursing' })).toBe(1);
  expect(told({ fact: 'job.role', is_not: 'clerical' })).toBe(1);
  expect(told({ fact: 'job.location', is: 'Denver' })).toBe(1);
});

test('no contradiction: the same act, another event, a rule that moves nobody, and the rule itself', () => {
  const some = rule('a', 'application.received', moveTo('Offer'));
  const others = [
    rule('a', 'application.received', moveTo('Hired')),
    rule('same', 'application.received', moveTo('Offer')),
    rule('later', 'candidate.moved', moveTo('Hired')),
    rule('tells', 'application.received', tell),
  ];
  expect(contradictionsOf(some, others)).toEqual([]);
  expect(contradictionsOf(rule('b', 'application.received', tell), [some])).toEqual([]);
});
