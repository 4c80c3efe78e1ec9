// A word to colleagues: whom it is for, and what stands in it.
import type { User } from '../../../../../core/records.ts';
import { given } from '../../given.ts';
import { addresseesIn, endOfAddressee } from './addressees.ts';
import { textOf } from './unmarked-text.ts';
import { type Open, type Part, partOf } from '../../parts.ts';
import { whichUsers, type Whom } from '../../context/whom.ts';
import { newsFor } from './news.ts';
import { inDirectSpeech, openText } from './written-words.ts';
import type { Order } from '../order.ts';

const openAddressee = (users: Exclude<Whom<User>, { kind: 'people' }>): Open => ({
  slot: 'user',
  question: users.kind === 'unsure' ? users.question : 'Whom shall I tell?',
  choices: users.kind === 'unsure' ? [...users.choices] : [],
});

export async function tellColleagues(order: Order): Promise<readonly Part[]> {
  const { reading, known, focus } = order;
  const named = reading.people.flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  );
  const about = (named.length > 0 ? named : (focus.candidates[0] ?? [])).flatMap(
    (id) => known.names.candidates.byId(id) ?? [],
  );
  const addressed = addresseesIn(reading, 'users');
  const [addressee] = reading.people;
  const last = addressed.at(-1) ?? addressee;
  const users = whichUsers(
    {
      ...reading,
      // “Tell Simi the keys are with me”: what is told names nobody who is to be told.
      text: last?.users.kind === 'one' ? reading.text.slice(0, last.end) : reading.text,
      people: addressed.length > 1 ? addressed : reading.people.slice(0, addressee?.users.kind === 'none' ? 0 : 1),
    },
    known,
    { focus, about },
  );
  const told = textOf(reading, endOfAddressee(reading.text, last));
  const text = told === undefined ? undefined : inDirectSpeech(told, 'colleague', order);
  if (users.kind !== 'people')
    return [partOf({ tool: 'notify_user', arguments: given({ text }) }, [openAddressee(users)])];
  return tellEach(users.people, text, order);
}

async function tellEach(users: readonly User[], text: string | undefined, order: Order): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const user of users) {
    const words = text ?? (await newsFor(user, order));
    const call = { tool: 'notify_user', arguments: { user: user.id, ...given({ text: words }) } };
    parts.push(partOf(call, [openText(words, `What shall I tell ${user.name}?`)]));
  }
  return parts;
}
