// 200 rejections over four jurisdictions, by processes that die at any of their calls, with candidates who are moved to other
// requisitions meanwhile: at the moment of each move into the rejected stage everything that must precede it stands.
import { expect, test } from 'vitest';
import { CandidateId } from '../../../src/core/ids.ts';
import { Problem } from '../../../src/core/problem.ts';
import { businessDaysBetween } from '../../../src/services/compliance/duties-of.ts';
import { randomFrom } from '../../../src/services/retention/engine/random.ts';
import { Killed, Life } from '../../gate/mortal.ts';
import { anotherPerson, openCompliance } from '../../support/compliance.ts';

const ines = CandidateId.parse('c_ines');
const dayMs = 86_400_000;
const places = {
  'us-co': 'Denver, CO',
  'us-ca': 'Oakland, CA',
  'us-il': 'Chicago, IL',
  'us-nyc': 'Queens, NY',
} as const;
type Place = keyof typeof places;
const options = ['us-co', 'us-ca', 'us-il', 'us-nyc'] as const satisfies readonly Place[];

type World = Awaited<ReturnType<typeof openCompliance>>;

interface Facts {
  readonly place: Place;
  readonly isScored: boolean;
  readonly noticeAt: Date | undefined;
}

/** Written apart from the code under test, from what the law asks for. */
function faultsOf(world: World, { place, isScored, noticeAt }: Facts, key: string): string[] {
  if (!isScored) return [];
  const now = world.clock.business.now();
  const faults: string[] = [];
  if (noticeAt === undefined) faults.push('nobody told them');
  else if (place === 'us-nyc' && businessDaysBetween(noticeAt, now, place) < 10) faults.push('told them too late');
  if (place !== 'us-co') return faults;
  const letter = world.letters.rows.get(`${key}.statement.us-co`);
  if (letter === undefined || letter.status === 'cancelled') return [...faults, 'no statement'];
  return letter.releaseAt.getTime() - now.getTime() > 30 * dayMs ? [...faults, 'the statement comes too late'] : faults;
}

async function story(seed: number) {
  const random = randomFrom(seed);
  const pick = <Of>(from: readonly [Of, ...Of[]]): Of => from[Math.floor(random() * from.length)] ?? from[0];
  let place: Place = pick(options);
  const world = await openCompliance({
    location: places[place],
    now: '2027-03-01T15:00:00Z',
    settings: { notices: 'require', statementHours: pick([0, 24, 600]) },
  });
  const move = async (to: Place) => {
    place = to;
    await world.setLocation(places[to]);
  };
  const isScored = random() < 0.8;
  let noticeAt: Date | undefined;
  if (random() < 0.7) {
    await world.ask('send_followup', { candidate: ines, message_template: `notice-${place}-${pick(['en', 'es'])}` });
    noticeAt = new Date(world.clock.business.now().getTime() + 10_000);
    world.clock.advance(pick([1, 9, 13, 20]) * dayMs);
  }
  if (isScored) await world.score(ines);
  const faults: string[] = [];
  const seen = async ({ to, key }: { to: string; key: string }) => {
    const told = noticePlace === place ? noticeAt : undefined;
    if (to === 'Rejected') faults.push(...faultsOf(world, { place, isScored, noticeAt: told }, key));
  };
  const noticePlace = place;
  const life = new Life();
  const proposed = await world.ask('reject_candidate', { candidate: ines, message_template: 'thanks' }).catch(known);
  if (random() < 0.25) await move(pick(options));
  life.endIn(1 + Math.floor(random() * 30), pick(['before', 'after']));
  const first = world.start({ life, seen });
  if (proposed?.approval !== undefined) await first.approve(proposed.approval.id, anotherPerson()).catch(known);
  // The clock stands still while another process takes over.
  for (let again = 0; again < 3; again += 1) {
    world.ledger.freeLeases();
    await world.start({ seen }).recover();
  }
  const [root] = await world.ledger.actions({ tool: 'reject_candidate', limit: 1 });
  const isRejected = (await world.ats.candidate(ines)).stage === 'Rejected';
  const statement = root && world.letters.rows.get(`${root.id}.statement.us-co`);
  return { faults, status: root?.status, isRejected, statement: statement?.status, place, isScored };
}

function known(error: unknown): undefined {
  if (error instanceof Problem || error instanceof Killed) return undefined;
  throw error;
}

test('of 200 rejections none is carried out without what must precede it, and no statement stands without its rejection', async () => {
  const ends = [];
  for (let seed = 1; seed <= 200; seed += 1) ends.push(await story(seed));
  expect(ends.flatMap(({ faults }) => faults)).toEqual([]);
  const wrong = ends.filter(({ isRejected, statement }) => !isRejected && statement === 'held');
  expect(wrong).toEqual([]);
  const owed = ends.filter(({ isRejected, isScored, place }) => isRejected && isScored && place === 'us-co');
  expect(owed.filter(({ statement }) => statement !== 'held')).toEqual([]);
  // The stories reach what they are about.
  expect(owed.length).toBeGreaterThan(5);
  expect(ends.filter(({ isRejected }) => isRejected).length).toBeGreaterThan(60);
  expect(ends.filter(({ status }) => status === 'failed').length).toBeGreaterThan(20);
});
