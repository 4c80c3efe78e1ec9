// 200 candidates press the same 50 times at once, on two replicas over PostgreSQL and Redis: how many are booked, how many twice, and
// whether everybody else is offered another time. With `--kill`, one replica dies in the middle of it and comes back.
//   npm run bench:booking [-- --kill]
import type { RunningService } from '../test/support/service.ts';
import {
  booked,
  comeBack,
  doubled,
  makeLink,
  pageAt,
  people,
  type Pressed,
  pressAll,
  race,
  type Replicas,
  timesOn,
  withKill,
} from './booking-race.ts';

const wanted = 50;
const dana = 'u_dana';

/** All that the pages show, one after the other. */
async function firstOffers(service: RunningService, path: string): Promise<string[]> {
  const found: string[] = [];
  for (
    let query = '';
    found.length < wanted;
    query = `?after=${new Date(Date.parse(found.at(-1) ?? '') + 12 * 3_600_000).toISOString()}`
  ) {
    const page = timesOn(await pageAt(service, path, query)).filter((start) => !found.includes(start));
    if (page.length === 0) throw new Error(`only ${found.length} times are offered`);
    found.push(...page);
  }
  return found.slice(0, wanted);
}

async function verdict(replicas: Replicas, pressed: readonly Pressed[]): Promise<boolean> {
  const meetings = await booked(replicas[0]);
  const pages = await Promise.all(
    pressed.map(async ({ path, form: { start = '' }, said }) => {
      const text = await pageAt(replicas[0], path);
      const isBooked = text.includes('Your interview is booked');
      const offers = isBooked ? [] : timesOn(text);
      return { isBooked, isRight: !isBooked || text.includes(`datetime="${start}"`), hasNext: offers.length > 0, said };
    }),
  );
  const inCalendar = new Set(meetings.map(({ candidate_id: id }) => id)).size;
  const told = pages.filter(({ said, isBooked }) => said === 'done' && !isBooked).length;
  const without = pages.filter(({ isBooked, hasNext }) => !isBooked && !hasNext).length;
  const wrong = pages.filter(({ isRight }) => !isRight).length;
  const pagesBooked = pages.filter(({ isBooked }) => isBooked).length;
  console.log(
    `booked ${meetings.length} (pages say ${pagesBooked}), doubled ${doubled(meetings)}, candidates booked twice ${meetings.length - inCalendar}, ` +
      `told “done” without a meeting ${told}, at another time than pressed ${wrong}, without a next offer ${without}`,
  );
  const isWhole = withKill ? meetings.length <= wanted : meetings.length === wanted;
  return (
    isWhole &&
    pagesBooked === meetings.length &&
    doubled(meetings) + (meetings.length - inCalendar) + told + without + wrong === 0
  );
}

await race({
  users: [{ id: dana, name: 'Dana Whitfield', email: 'dana@harbor.test', role: 'hiring_manager' }],
  async run(replicas, start) {
    const paths: string[] = [];
    for (let index = 0; index < people; index += 1) paths.push(await makeLink(replicas, index, { with: [dana] }));
    const times = await firstOffers(replicas[0], paths[0] ?? '');
    console.log(`${people} links, ${times.length} times, each pressed by ${people / times.length} candidates at once`);
    const pressed = await pressAll(
      replicas,
      paths.map((path, index) => ({ path, form: { start: times[index % wanted] ?? '' } })),
    );
    if (withKill) await comeBack(replicas, pressed, start);
    return verdict(replicas, pressed);
  },
});
