// Regretful and formal ways of saying that somebody is out.
import type { Section } from './phrase.ts';

export const farewellPhrases: readonly Section[] = [
  {
    means: 'reject C',
    said: `
      disappoint C .
      take (our) leave of C .
      part with C .
      part with the application/candidature/candidacy of C .
      end/stop/close/terminate/conclude the process/application for/with/of C .
      shut C's application/file/process down .
      send C a/the/our rejection .
      send C his/her/their rejection .
      do the honours/honors and reject C .
      do the honours/honors and turn C down .
      do the honours/honors and turn down C .
    `,
  },
];
