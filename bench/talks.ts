// npm run bench:talks -- [--only clinics|carrier] [--misses]
// Plays the talks of test/journeys/talks/talk-sets.ts with the whole service over HTTP, each in a sandbox set back, and prints
// of each set how many talks and turns go without a complaint; a talk also fails where the ledger holds what no answer
// told. `--misses` names what failed and why, but of a set that is kept unseen.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { houses } from '../test/journeys/talks/talk-sets.ts';
import { type PlayedTurn, playTalk, untold } from '../test/journeys/talks/play.ts';
import { resetSandbox } from '../test/support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../test/support/service.ts';

type TalkSet = (typeof houses)[number];

interface PlayedTalk {
  readonly name: string;
  readonly turns: readonly PlayedTurn[];
  readonly untold: readonly string[];
}

const { only, misses } = parseArgs({
  options: { only: { type: 'string' }, misses: { type: 'boolean', default: false } },
}).values;
const chosen = houses.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0)
  throw new Error(`No set is called “${only ?? ''}”: ${houses.map(({ name }) => name).join(', ')}.`);

for (const service of chosen) {
  const played = await playTalkSet(service);
  report(service, played);
  if (misses) showMisses(service, played);
}

async function playTalkSet(running: TalkSet): Promise<PlayedTalk[]> {
  const folder = freshFolder();
  const file = join(folder, 'sandbox.json');
  writeFileSync(file, JSON.stringify(running.sandbox));
  const service = await startService({ environment: { SANDBOX_FILE: file, RATE_LIMIT: '6000' } });
  try {
    return await playAll(service, running);
  } finally {
    await service.stop();
    removeData(service);
    rmSync(folder, { recursive: true });
  }
}

async function playAll(service: RunningService, { scripts, sandbox }: TalkSet): Promise<PlayedTalk[]> {
  const played: PlayedTalk[] = [];
  for (const script of scripts) {
    await resetSandbox(service);
    const turns = await playTalk(service, script, sandbox.timezone);
    played.push({ name: script.name, turns, untold: await untold(service, turns) });
  }
  return played;
}

function report({ name }: TalkSet, played: readonly PlayedTalk[]): void {
  const turns = played.flatMap((talk) => talk.turns);
  const cleanTurns = turns.filter(isClean).length;
  line(`${name}: talks without a complaint`, share(played.filter(isWell).length, played.length));
  line(`${name}: turns without a complaint`, share(cleanTurns, turns.length));
}

function showMisses({ name, isKeptUnseen }: TalkSet, played: readonly PlayedTalk[]): void {
  if (isKeptUnseen) return console.log(`\nThe talks of the ${name} are kept unseen: no misses are shown.\n`);
  for (const talk of played.filter((one) => !isWell(one))) {
    console.log(`\n[${name}] ${talk.name}`);
    for (const { turn, said, complaints } of talk.turns.filter((one) => !isClean(one))) {
      console.log(`  ${turn.say}`);
      console.log(`    wrong  ${complaints.join('; ')}`);
      console.log(`    said   ${said.reply.text.replaceAll('\n', ' / ')}`);
    }
    for (const summary of talk.untold) console.log(`  done and not told: ${summary}`);
  }
  console.log();
}

function isClean({ complaints }: PlayedTurn): boolean {
  return complaints.length === 0;
}

function isWell(talk: PlayedTalk): boolean {
  return talk.turns.every(isClean) && talk.untold.length === 0;
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%   ${part} of ${whole}`;
}

function line(name: string, value: string): void {
  console.log(`${name.padEnd(42)} ${value}`);
}
