// The measuring sets themselves are sound: every id exists, every call parses, and the splits share nothing. What is wrong is named by
// its file and line, never by what is said there: two of the splits are not read.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ActorId, CandidateId, TenantId } from '../../src/core/ids.ts';
import { fakeGate } from '../../evals/harness/fake-gate.ts';
import { strictGate } from '../../evals/harness/strict-gate.ts';
import type { WantedCall } from '../../evals/harness/instruction.ts';
import { openTestWorld, type Sandbox } from '../../evals/harness/test-world.ts';
import { spelledOut } from '../../evals/harness/same-call.ts';
import { decisions, outcomesOf } from '../../evals/harness/score.ts';
import { type Split, splitNames, splits } from '../../evals/harness/sets.ts';
import { inputOf } from '../../evals/harness/tools.ts';

const all: readonly Split[] = splitNames.map((name) => splits[name]);

test('there are four splits, and each is large enough to measure with', () => {
  expect(splitNames).toEqual(['train', 'development', 'unseen', 'test']);
  expect(all.map(({ instructions }) => instructions.length >= 200)).toEqual([true, true, true, true]);
  expect(all.map(({ sandboxes }) => Object.keys(sandboxes).length >= 14)).toEqual([true, true, true, true]);
});

test('no sandbox, no person and no style stands in two splits', () => {
  for (const listOf of [sandboxNames, peopleNames, styleNames]) {
    const seen = all.flatMap((split) => [...new Set(listOf(split))]);
    expect(seen.length).toBeGreaterThan(9);
    expect(seen.length).toBe(new Set(seen).size);
  }
});

test('nothing is said twice in one sandbox, and every sandbox is spoken in', () => {
  for (const { sandboxes, instructions } of all) {
    const said = instructions.map(({ at, sandbox, talk }) => ({
      at,
      words: `${sandbox} ${talk.map(({ say }) => say).join(' / ')}`,
    }));
    const first = new Map(said.toReversed().map(({ at, words }) => [words, at]));
    expect(said.filter(({ at, words }) => first.get(words) !== at).map(({ at }) => at)).toEqual([]);
    expect(new Set(instructions.map(({ sandbox }) => sandbox))).toEqual(new Set(Object.keys(sandboxes)));
  }
});

test('every expected call names people, meetings, jobs, stages and templates that exist', () => {
  expect(expected().flatMap(({ contents, call, said }) => strangersIn(contents, call).map((id) => [said, id]))).toEqual(
    [],
  );
});

test('every expected call parses with the input schema of its tool', () => {
  const parsed = expected().map(({ contents, call, said }) => {
    const [tool, input] = spelledOut(call, contents.timezone);
    const schema = decisions.has(tool) ? z.strictObject({ approval: z.string() }) : inputOf(tool);
    return { said, error: schema.safeParse(input).error?.message };
  });
  expect(parsed.length).toBeGreaterThan(450);
  expect(parsed.filter(({ error }) => error !== undefined)).toEqual([]);
});

test('the gate carries every expected call out: nothing is in the past, in conflict, or the case already', async () => {
  const refused: string[] = [];
  for (const { sandboxes, instructions } of all)
    for (const { at, sandbox, talk } of instructions) {
      const contents = contentsOf(sandboxes, sandbox);
      const context = openTestWorld(contents);
      const gate = strictGate(context, fakeGate(context));
      const calls = talk.flatMap((exchange) => exchange.calls).map((call) => spelledOut(call, contents.timezone));
      // People decide; what their decision leads to is the gate's matter.
      for (const [tool, input] of calls.filter(([name]) => !decisions.has(name)))
        await gate
          .call({ tool, input, ...asked })
          .catch((error: unknown) => refused.push(`${at} ${tool} ${String(error)}`));
    }
  expect(refused).toEqual([]);
});

test('no expected meeting begins in the past', () => {
  const past = expected().filter(({ contents, call }) => {
    const { start } = spelledOut(call, contents.timezone)[1];
    return typeof start === 'string' && Date.parse(start) < Date.parse(contents.now);
  });
  expect(past.map(({ said }) => said)).toEqual([]);
});

const asked = {
  by: {
    tenant: TenantId.parse('sandbox'),
    kind: 'key' as const,
    id: ActorId.parse('key:test'),
    user: undefined,
    scopes: new Set(['operations:*' as const]),
  },
  origin: { kind: 'api' as const },
  idem: 'once',
  provenance: 'instructed' as const,
};

const sandboxNames = ({ sandboxes }: Split) => Object.keys(sandboxes);
const styleNames = ({ instructions }: Split) => instructions.map(({ style }) => style ?? '');
const peopleNames = ({ sandboxes }: Split) =>
  Object.values(sandboxes).flatMap(({ users, candidates }) => [...users, ...candidates].map(({ name }) => name));

const expected = () =>
  all.flatMap(({ sandboxes, instructions }) =>
    instructions.flatMap(({ at, sandbox, talk }) =>
      talk.flatMap((exchange) =>
        outcomesOf(exchange).flatMap(({ calls }) =>
          calls.map((call) => ({
            contents: contentsOf(sandboxes, sandbox),
            call,
            said: at,
          })),
        ),
      ),
    ),
  );

function contentsOf(sandboxes: Split['sandboxes'], name: string): Sandbox {
  const contents = sandboxes[name];
  if (contents === undefined) throw new Error(`There is no sandbox ${name}.`);
  return contents;
}

/** Ids and names in a call that its sandbox does not hold. Meetings, actions and approvals of the talk go by number. */
function strangersIn(contents: Sandbox, [, input]: WantedCall): string[] {
  const { candidates, meetings, jobs, users } = openTestWorld(contents);
  const known = new Set<string>([
    ...[...candidates, ...meetings, ...jobs, ...users].map(({ id }) => id),
    ...contents.stages,
    ...jobs.map(({ role }) => role),
    ...(contents.templates ?? []).map(({ id }) => id),
  ]);
  return Object.entries({ ...input, ...Object(input['filters']) })
    .filter(([key]) =>
      ['candidate', 'with', 'user', 'meeting', 'job', 'stage', 'role', 'message_template'].includes(key),
    )
    .flatMap(([, value]) => value)
    .map(String)
    .filter((id) => !known.has(id) && !/^m_\d+$/u.test(id));
}

test('candidates of the sandboxes have ids that the product takes', () => {
  const ids = all.flatMap(({ sandboxes }) =>
    Object.values(sandboxes).flatMap((one) => one.candidates.map(({ id }) => id)),
  );
  expect(ids.filter((id) => !CandidateId.safeParse(id).success)).toEqual([]);
});
