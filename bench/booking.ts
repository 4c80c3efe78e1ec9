// 200 candidates press the same 50 times at once, on two replicas over PostgreSQL and Redis: how many are booked, how many twice, and
// whether everybody else is offered another time. With `--kill`, one replica dies in the middle of it and comes back.
//   npm run bench:booking [-- --kill]
import { booked, doubled, pageAt, type Pressed, race, type Replicas, timesOn, withKill } from './booking-race.ts';

const wanted = 50;
const dana = 'u_dana';

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
  link: { with: [dana] },
  starts: wanted,
  verdict,
});
