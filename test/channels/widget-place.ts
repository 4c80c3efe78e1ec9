// The widget on a careers page as a place: a publishable key, the page's own origin, and the state that travels with each visitor.
import { z } from 'zod';
import type { Place } from '../contracts/place.ts';
import type { Seen } from '../contracts/surface.ts';
import type { ChannelSetup, Staff } from './setup.ts';

const origin = 'https://careers.test';
const Answer = z.looseObject({
  state: z.string(),
  replies: z.array(
    z.looseObject({
      text: z.string(),
      choices: z.array(z.looseObject({ label: z.string(), value: z.string() })).default([]),
    }),
  ),
});

interface Visit {
  state: string | undefined;
  readonly seen: Seen[];
}

/** Whoever comes there is a visitor of that name, and nobody's colleague. */
export function widgetOf(open: () => ChannelSetup): Place {
  const visits = new Map<Staff, Visit>();
  let key = '';
  const post = (body: object) =>
    fetch(`${open().url}/v1/veteran/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: 'sandbox', ...body }),
    });

  const place: Place = {
    question: { text: 'IT2', choice: /^Coast Guard/, answer: /Coast Guard IT/ },
    async enter() {
      visits.clear();
      const made = { name: 'careers page', kind: 'pub', scopes: ['veteran:read'], origins: [origin] };
      key = z.object({ key: z.string() }).parse((await open().call('POST', '/api/v1/keys', made)).body).key;
    },
    async say(name, text) {
      const visit = visits.get(name) ?? { state: undefined, seen: [] };
      visits.set(name, visit);
      const response = await post({ message: text, ...(visit.state === undefined ? {} : { state: visit.state }) });
      if (!response.ok) {
        visit.seen.push({ text: await response.text(), labels: [], press: async () => undefined });
        return;
      }
      const { state, replies } = Answer.parse(await response.json());
      visit.state = state;
      for (const { text: said, choices } of replies)
        visit.seen.push({
          text: said,
          labels: choices.map(({ label }) => label),
          press: (label) => place.say(name, choices.find((one) => one.label === label)?.value ?? label),
        });
    },
    sees: async (name) => visits.get(name)?.seen ?? [],
  };
  return place;
}
