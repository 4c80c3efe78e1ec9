// SIGKILL at every change that an instruction makes: what was asked is done once and taken back once, or is said to be uncertain.
// Each child finishes the story that the one before it was killed in, judges it, and is then killed in a story of its own.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Moment } from '../support/children/instruct-and-die.ts';
import { startChild } from '../support/children/start-child.ts';
import { Judgement } from '../support/crash-story.ts';

interface KillPoint {
  readonly story: string;
  readonly call: number;
  readonly moment: Moment;
}

const child = 'instruct-and-die.ts';
/** Two folders, each with its own chain of kills. */
const lanes = 2;

test('whatever the moment of the kill, nothing is lost and nothing is done twice', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // The first child leaves its compiled modules to the others, which start sooner for it.
  vi.stubEnv('NODE_COMPILE_CACHE', join(folder, 'compiled'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const template = join(folder, 'template');
  // The first story is not killed: it tells how many changes there are.
  expect(await startChild(child, template, '', '0').gone).toBe('0');
  const changes = Number(readFileSync(join(template, 'changes'), 'utf8'));
  expect(changes).toBeGreaterThan(20);

  const points = killPoints(changes);
  const judgements = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const place = join(folder, `lane-${lane}`);
      cpSync(template, place, { recursive: true });
      return sweep(
        place,
        points.filter((_point, index) => index % lanes === lane),
      );
    }),
  );
  const all = judgements.flat();
  const told = (what: 'lost' | 'doubled' | 'uncertain') => all.filter((judgement) => judgement[what].length > 0);
  process.stdout.write(
    `${points.length} kill points in ${changes} changes: ${told('lost').length} lost, ${told('doubled').length} doubled, ` +
      `${told('uncertain').length} uncertain\n`,
  );
  expect(all.map(({ story }) => story).toSorted()).toEqual(points.map(({ story }) => story).toSorted());
  expect([...told('lost'), ...told('doubled')]).toEqual([]);
});

/** What lies after one change lies before the next: so before each, in the middle of each, and after the last. */
function killPoints(changes: number): KillPoint[] {
  const calls = Array.from({ length: changes }, (_, index) => index + 1);
  const moments = calls.flatMap((call) => [
    { call, moment: 'before' as const },
    { call, moment: 'amid' as const },
  ]);
  return [...moments, { call: changes, moment: 'after' as const }].map((point, index) => ({
    ...point,
    story: String(index + 1),
  }));
}

async function sweep(place: string, points: readonly KillPoint[]): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  let unfinished = '';
  for (const { story, call, moment } of points) {
    const { gone, lines } = startChild(child, place, unfinished, story, String(call), moment);
    expect(await gone, `${moment} change ${call}`).toBe('SIGKILL');
    judgements.push(...lines.map(judgementOf));
    unfinished = story;
  }
  const last = startChild(child, place, unfinished);
  expect(await last.gone).toBe('0');
  return [...judgements, ...last.lines.map(judgementOf)];
}

const judgementOf = (line: string): Judgement => Judgement.parse(JSON.parse(line));
