// The talks that are a measure are well-formed: a slip of their writers would count as one of the planner's.
import { describe, expect, test } from 'vitest';
import { houses } from './talk-sets.ts';
import type { TalkScript } from './talk.ts';

describe.each(houses)('the talks of the $name', ({ sandbox, scripts }) => {
  const { users, jobs, candidates, templates, stages } = sandbox;
  const ids = new Set(named(users, jobs, candidates, templates));
  const strange = (found: (script: TalkScript) => readonly string[]) =>
    scripts.map((script) => [script.name, ...new Set(found(script))]).filter(({ length }) => length > 1);

  test('are sixty, of two to six turns, each with a name of its own', () => {
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(60);
    expect(scripts).toHaveLength(60);
    expect(scripts.filter(({ turns }) => turns.length > 6 || turns.length < 2).map(({ name }) => name)).toEqual([]);
  });

  test('name speakers, people and jobs of their sandbox only', () => {
    expect(scripts.flatMap(idsIn).length).toBeGreaterThan(60);
    expect(strange((script) => idsIn(script).filter((id) => !ids.has(id)))).toEqual([]);
  });

  test('move people between stages of their sandbox only', () => {
    expect(scripts.flatMap(changesIn).flatMap(stagesIn).length).toBeGreaterThan(60);
    expect(
      strange((script) =>
        changesIn(script)
          .flatMap(stagesIn)
          .filter((stage) => !stages.includes(stage)),
      ),
    ).toEqual([]);
  });
});

const changesIn = ({ turns }: Pick<TalkScript, 'turns'>): string[] =>
  turns.flatMap(({ changes = [] }) => changes.filter((change) => typeof change === 'string'));

/** “wendy: Applied → Rejected”, “no mail to leah: …”, “reject_candidate philip waits”. */
const personsIn = (change: string): string[] =>
  (/^(?:no )?(?:mail to |note on )?(\w+): /.exec(change) ?? /^\w+_\w+ (\w+) waits/.exec(change) ?? []).slice(1);

const stagesIn = (change: string): string[] => /^\w+: (.+) → (.+)$/.exec(change)?.slice(1) ?? [];

const named = (...lists: readonly (readonly { readonly id: string }[])[]) => lists.flat().map(({ id }) => id);

const idsIn = ({ as, turns }: TalkScript) => [
  ...[as, ...turns.map((turn) => turn.as)].flatMap((speaker) => (speaker === undefined ? [] : [`u_${speaker}`])),
  ...(JSON.stringify(turns.map(({ given }) => given)).match(/(?<=")(?:c|u|job)_\w+(?=")/g) ?? []),
  ...changesIn({ turns }).flatMap((change) => personsIn(change).map((id) => `c_${id}`)),
];
