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
import { instantAt, isObject, plain, says, textAt } from './values.ts';

interface AtsScorecardsDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
  readonly directory: Pick<Directory, 'users'>;
}

/** Oldest first; those that are not submitted last. */
export async function scorecardsOf(
  dependencies: AtsScorecardsDependencies,
  values: JsonObject & { readonly id: string },
): Promise<readonly Scorecard[]> {
  const { scorecards } = dependencies.mapping;
  if (scorecards === undefined) return [];
  const { call, items, paging, gone, only } = scorecards;
  const { items: listed } = await allItems(dependencies.remote, { call, items, paging, values }, () => false);
  const authors = await authorsOf(dependencies);
  const standing = listed
    .filter((body) => only === undefined || says(body, only))
    .filter((body) => gone === undefined || !says(body, { field: gone }));
  return standing.map((body) => cardOf(scorecards, body, { candidate: values.id, authors })).toSorted(bySubmission);
}

/** By address, and by the system's own id of the person. */
async function authorsOf({
  mapping: { users },
  mirror,
  directory,
}: AtsScorecardsDependencies): Promise<ReadonlyMap<string, UserId>> {
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
  const author = mapped.author.at.map((path) => textAt(body, path, 320)).find((found) => found !== undefined) ?? '';
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
  if (answers === undefined) return [];
  return foundIn(answers, body)
    .filter(({ text }) => text.trim() !== '')
    .slice(0, most)
    .map(({ question, text }) => ({
      question: question === undefined ? null : plain(question, 500),
      text: plain(text, 20_000),
    }));
}

function foundIn(answers: NonNullable<ScorecardsMapping['answers']>, body: JsonObject) {
  if ('byPath' in answers) return answersByPath(answers, body);
  if ('items' in answers) return listedAnswers(answers, body);
  return Object.entries(answers.places).map(([question, at]) => ({ question, text: textAt(body, at, 20_000) ?? '' }));
}

type AnswersByPath = Extract<ScorecardsMapping['answers'], { byPath: string }>;

/** The form that comes along names the fields; one that it does not name keeps its path. */
function answersByPath({ byPath, form }: AnswersByPath, body: JsonObject) {
  const fields = objectsAt(body, form.sections).flatMap((section) => objectsAt(section, form.fields));
  const titles = new Map(fields.map((field) => [textAt(field, form.path, 500), textAt(field, form.title, 500)]));
  const values = readPath(body, byPath);
  if (!isObject(values)) return [];
  return Object.entries(values).flatMap(([path, value]) =>
    typeof value === 'string' ? [{ question: titles.get(path) ?? path, text: value }] : [],
  );
}

const listedAnswers = (
  { items, question, text }: { items: string; question: string; text: string },
  body: JsonObject,
) =>
  objectsAt(body, items).map((one) => ({
    question: textAt(one, question, 500),
    text: textAt(one, text, 20_000) ?? '',
  }));

function objectsAt(body: JsonObject, path: string): JsonObject[] {
  const listed = readPath(body, path);
  return Array.isArray(listed) ? listed.filter(isObject) : [];
}
