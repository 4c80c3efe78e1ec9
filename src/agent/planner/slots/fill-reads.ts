// Orders that only look: searches, figures, codes; and the running of a sync.
import { Temporal } from 'temporal-polyfill';
import type { Catalogue } from '../catalogue.ts';
import { frequentWords } from '../spans/frequent-words.ts';
import { calls, type Filled, type Filling, open, usedOf, wordsOf } from './filling.ts';
import { filtersFor } from './filters.ts';

function find(filling: Filling, tool: string): Filled {
  const filters = filtersFor(filling);
  if (filters === undefined)
    return open(tool, {}, { slot: 'stage', question: 'Which of them do you mean?', choices: [] });
  if (Object.keys(filters).length === 0)
    return open(
      tool,
      {},
      {
        slot: 'stage',
        question: 'Whom are you looking for: by stage, role, requisition or days without contact?',
        choices: [],
      },
    );
  return calls({ tool, arguments: filters });
}

function code(filling: Filling, tool: string): Filled {
  const said =
    usedOf(filling, 'code')[0]?.span.text ??
    (typeof filling.known['mos_code'] === 'string' ? filling.known['mos_code'] : undefined);
  const branch = usedOf(filling, 'branch')[0]?.span.text;
  const resume = wordsOf(filling).some((word) => /^(?:resume|cv)$/.test(word));
  const more = { ...(branch === undefined ? {} : { branch }), ...(resume ? { include_resume_translation: true } : {}) };
  if (said === undefined) return open(tool, more, { slot: 'mos_code', question: 'Which military code?', choices: [] });
  return calls({ tool, arguments: { mos_code: said, ...more } });
}

const aboutSyncs = new Set(
  'sync syncs synchronise synchronize synchronisation synchronization synchronised resync integration integrations re again please run kick rerun refresh trigger manual manually launch restart import connector connection data pull ats hris pls plz thx thanks ta now asap a an the our ran rn urgently'.split(
    ' ',
  ),
);

function sync(filling: Filling, tool: string): Filled {
  const { message, order } = filling;
  const clause = message.clauses[order.begins];
  const named = message.tokens
    .slice(clause?.from ?? 0, clause?.to ?? 0)
    .filter(({ word, isWord }) => isWord && !frequentWords.has(word) && !aboutSyncs.has(word));
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined)
    return open(tool, {}, { slot: 'integration', question: 'Which integration?', choices: [] });
  return calls({ tool, arguments: { integration: message.text.slice(first.start, last.end) } });
}

const periods: readonly (readonly [RegExp, string])[] = [
  [/yesterday|ystrday/, 'yesterday'],
  [/(?:this|the) (?:week|wk)/, 'this_week'],
  [/(?:last|past|previous) (?:week|wk)/, 'last_week'],
  [/(?:this|the) (?:month|mth|mnth)/, 'this_month'],
  [/(?:last|past|previous) (?:month|mth|mnth)/, 'last_month'],
  [/(?:30|thirty) days/, 'last_30_days'],
  [/(?:7|seven) days/, 'last_7_days'],
  [/today|this morning|this afternoon|tonight/, 'today'],
];

/** What a period is called; the tool has its own where none is told. */
function period(filling: Filling, tool: string): Filled {
  const words = filling.message.tokens.map(({ word }) => word).join(' ');
  const said = periods.find(([pattern]) => pattern.test(words))?.[1] ?? monthIn(words, filling.catalogue);
  return calls({ tool, arguments: said === undefined ? {} : { period: said } });
}

const months = 'january february march april may june july august september october november december'.split(' ');

/** “In July”: this month or the last one; no other can be told. */
function monthIn(words: string, { now, timeZone }: Catalogue): string | undefined {
  const { month } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const [named] = words.split(' ').flatMap((word) => (months.includes(word) ? [months.indexOf(word) + 1] : []));
  if (named === month) return 'this_month';
  return named === ((month + 10) % 12) + 1 ? 'last_month' : undefined;
}

export const fillRead = { find, code, sync, period };
