// Orders that only look: searches, figures, codes; and the running of a sync.
import { Temporal } from 'temporal-polyfill';
import type { Catalogue } from '../catalogue.ts';
import type { Token } from '../tokens.ts';
import { frequentWords } from '../spans/frequent-words.ts';
import { calls, type Filled, type Filling, lack, open, usedOf, wordsOf } from './filling.ts';
import { filtersFor } from './filters.ts';

function find(filling: Filling, tool: string): Filled {
  const filters = filtersFor(filling);
  if (filters !== undefined && Object.keys(filters).length > 0) return calls({ tool, arguments: filters });
  const whom = 'Whom are you looking for: by stage, role, requisition or days without contact?';
  return open(tool, {}, lack('stage', filters === undefined ? 'Which of them do you mean?' : whom));
}

function code(filling: Filling, tool: string): Filled {
  const said =
    usedOf(filling, 'code')[0]?.span.text ??
    (typeof filling.known['mos_code'] === 'string' ? filling.known['mos_code'] : undefined);
  const branch = usedOf(filling, 'branch')[0]?.span.text;
  const resume = wordsOf(filling).some((word) => /^(?:resume|cv)$/.test(word));
  const more = { ...(branch === undefined ? {} : { branch }), ...(resume ? { include_resume_translation: true } : {}) };
  if (said === undefined) return open(tool, more, lack('mos_code', 'Which military code?'));
  return calls({ tool, arguments: { mos_code: said, ...more } });
}

/** What stands beside “sync” and is no name of a system. */
const aboutSyncs = new Set(
  'sync syncs synchronise synchronize synchronised synchronized synchronisation synchronization resync integration integrations re again please kindly run runs kick rerun redo refresh fresh trigger manual manually launch restart import connector connection data records list pull pulled set start going ensure necessary needs need ought once more full quick whole before after lunch nightly daily weekly hourly partial failed broken stale pls plz thx thanks ta now asap a an the our ran rn urgently'.split(
    ' ',
  ),
);
const synced = /^(?:re)?sync(?:s|hroni[sz](?:e|ed|ation))?$|^integrations?$/;
/** A name alone, as in “move Zebulon to offer”, is no system. */
const ofSync =
  /sync|^(?:re)?(?:run|start|do|import|pull|refresh|load|trigger|launch|kick|fetch|update)\w*$|^(?:integrations?|connectors?|connections?|data|again)$/;
const before = /^(?:from|of|with|for|the|our)$/;

/** How much tells that a word names a system: how it is written, and what stands beside it. */
function systemScore(at: number, { message: { tokens } }: Filling): number {
  const token = tokens[at];
  if (token === undefined || !token.isWord || frequentWords.has(token.word) || aboutSyncs.has(token.word)) return 0;
  const word = (place: number) => tokens[place]?.word ?? '';
  const isLed = before.test(word(at - 1));
  const isBeside = synced.test(word(at + 1)) || synced.test(word(at - 1)) || (isLed && synced.test(word(at - 2)));
  return writtenScore(token, at) + (isBeside ? 2 : 0) + (isLed ? 1 : 0);
}

/** “BambooHR”; “Workday” within a sentence. */
function writtenScore({ raw, isCapital }: Token, at: number): number {
  if (/^\p{L}+\p{Lu}/u.test(raw)) return 3;
  return isCapital && at > 0 ? 2 : 0;
}

/** “Its sync”, “that one again”: the one that ran last in this talk. */
const ranBefore = ({ focus }: Filling): string | undefined => {
  const name = focus.done.find(({ tool }) => tool === 'run_sync')?.arguments['integration'];
  return typeof name === 'string' ? name : undefined;
};

function sync(filling: Filling, tool: string): Filled {
  const { message, order } = filling;
  const clause = message.clauses[order.begins];
  const places = Array.from({ length: message.tokens.length }, (_, at) => ({ at, score: systemScore(at, filling) }));
  const within = places.filter(({ at }) => clause !== undefined && at >= clause.from && at < clause.to);
  const [best] = [within, places].flatMap((all) =>
    all
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 1),
  );
  if (best === undefined || !message.tokens.some(({ word }) => ofSync.test(word))) {
    const last = ranBefore(filling);
    if (last !== undefined) return calls({ tool, arguments: { integration: last } });
    return open(tool, {}, lack('integration', 'Which integration?'));
  }
  const isName = (at: number) => message.tokens[at]?.isCapital === true && systemScore(at, filling) >= 2;
  // “The Workday to HubSpot sync” is that of the first.
  const at =
    /^(?:to|into|→)$/.test(message.tokens[best.at - 1]?.word ?? '') && isName(best.at - 2) ? best.at - 2 : best.at;
  const [first, end] = [isName(at - 1) ? at - 1 : at, isName(at + 1) ? at + 1 : at];
  return calls({
    tool,
    arguments: { integration: message.text.slice(message.tokens[first]?.start, message.tokens[end]?.end) },
  });
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
