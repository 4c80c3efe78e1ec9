// What interviewers wrote about one candidate, in Muster's own shape.
import type { ScorecardsMapping } from '../../core/connector/scorecards.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { CandidateId, type UserId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { bySubmission, Scorecard } from '../../core/scorecard.ts';
import { allItems } from './all-items.ts';
import type { Mirror } from './mirror.ts';
import { instantAt, plain, textAt } from './values.ts';

interface Parts {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
  readonly directory: Pick<Directory, 'users'>;
}

/** Oldest first; those that are not submitted last. */
export async function scorecardsOf(
  parts: Parts,
  values: JsonObject & { readonly id: string },
): Promise<readonly Scorecard[]> {
  const { scorecards } = parts.mapping;
  if (scorecards === undefined) return [];
  const { call, items, paging } = scorecards;
  const { items: listed } = await allItems(parts.remote, { call, items, paging, values }, () => false);
  const authors = await authorsOf(parts);
  return listed.map((body) => cardOf(scorecards, body, { candidate: values.id, authors })).toSorted(bySubmission);
}

/** By address, and by the system's own id of the person. */
async function authorsOf({ mapping: { users }, mirror, directory }: Parts): Promise<ReadonlyMap<string, UserId>> {
  const ours = new Map((await directory.users()).map(({ id, email }) => [email.toLowerCase(), id]));
  if (users === undefined) return ours;
  for (const [id, { body }] of await mirror(users.collection).all()) {
    const known = ours.get(textAt(body, users.email)?.toLowerCase() ?? '');
    if (known !== undefined) ours.set(id, known);
  }
  return ours;
}

function cardOf(
  mapped: ScorecardsMapping,
  body: JsonObject,
  { candidate, authors }: { candidate: string; authors: ReadonlyMap<string, UserId> },
): Scorecard {
  const author = textAt(body, mapped.author.at, 320) ?? '';
  return Scorecard.parse({
    id: textAt(body, mapped.id) ?? '',
    candidate: CandidateId.parse(candidate),
    author: authors.get(mapped.author.is === 'email' ? author.toLowerCase() : author) ?? null,
    submittedAt: instantAt(body, mapped.submittedAt) ?? null,
    recommendation: textAt(body, mapped.recommendation, 200) ?? null,
    answers: answersIn(mapped.answers, body),
  });
}

const most = 100;

function answersIn(answers: ScorecardsMapping['answers'], body: JsonObject): Scorecard['answers'] {
  const found = 'byName' in answers ? namedAnswers(answers.byName, body) : listedAnswers(answers, body);
  return found
    .filter(({ text }) => text.trim() !== '')
    .slice(0, most)
    .map(({ question, text }) => ({
      question: question === undefined ? null : plain(question, 500),
      text: plain(text, 20_000),
    }));
}

function namedAnswers(path: string, body: JsonObject) {
  const values = readPath(body, path);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
  return Object.entries(values).flatMap(([question, value]) =>
    typeof value === 'string' ? [{ question, text: value }] : [],
  );
}

function listedAnswers({ items, question, text }: { items: string; question: string; text: string }, body: JsonObject) {
  const listed = readPath(body, items);
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
    return [{ question: textAt(one, question, 500), text: textAt(one, text, 20_000) ?? '' }];
  });
}
