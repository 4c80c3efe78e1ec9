// “Wrong person, I meant Kenji”: all that the last order did is taken back, and done for the right one; what it put up for approval is
// withdrawn, and asked for anew. Where it was done for several, and which of them was wrong is not said, that is asked.
import { type Deed, deedsOf, lastBusyTurn } from '../../context/deeds.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import { focusOf } from '../../context/focus.ts';
import { othersThan } from '../../context/namesakes.ts';
import { candidateOf, type Waiting, waitingIn } from '../../context/waiting.ts';
import type { Known } from '../../named/known.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { type Part, partOf, question } from '../../parts.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { askTool } from '../../../../ask.ts';
import { describedNamesake } from './which-namesake.ts';

interface Around {
  readonly dialogue: Dialogue;
  readonly known: Known;
}

interface Done {
  readonly call: PastCall;
  readonly candidate: string;
  readonly takingBack: Part;
}

/** `rest` says who is meant instead; `said` is the whole message, which may say instead of whom. */
export async function otherPerson(rest: string, said: string, around: Around): Promise<readonly Part[] | undefined> {
  const done = await lastDone(around);
  const [first] = done;
  if (first === undefined) return undefined;
  const { right, people } = rightOnes(rest, first.candidate, around);
  if (right.length === 0 || saysMore(rest, people)) return undefined;
  // “Not Noor, she stays”: who is named is one of those.
  if (right.some(({ id }) => done.some(({ candidate }) => candidate === id))) return undefined;
  const wrong = wrongOnes(done, { said, right }, around.known);
  if (wrong === undefined) return [insteadOfWhom(done, around.known)];
  const isMove = wrong.length === 1 && wrong[0]?.call.tool === 'move_stage';
  const stage = isMove ? stageBehind(rest, people, around.known) : 'same';
  return stage === undefined ? undefined : inPlace(wrong, right, stage);
}

function inPlace(
  wrong: readonly Done[],
  right: readonly { readonly id: string; readonly name: string }[],
  stage: string,
): readonly Part[] | undefined {
  const [[only, ...more], [person, ...others]] = [wrong, right];
  if (only === undefined || person === undefined) return undefined;
  if (others.length > 0) return more.length > 0 ? undefined : [partOf(anew(only, { stage }), [whichOf(right)])];
  return [
    ...wrong.toReversed().map(({ takingBack }) => takingBack),
    ...wrong.map((one): Part => partOf(anew(one, { stage, candidate: person.id }), [])),
  ];
}

/** What the last message that did anything did for candidates, and nothing was asked since. */
async function lastDone({ dialogue, known }: Around): Promise<readonly Done[]> {
  const turn = lastBusyTurn(dialogue);
  if (dialogue.earlier.slice(turn + 1).some(({ calls }) => calls.some(({ tool }) => tool === askTool.name))) return [];
  const deeds = (await deedsOf(dialogue, known)).filter((deed) => deed.turn === turn);
  const waits = (await waitingIn(dialogue, known)).filter((one) => one.turn === turn);
  const calls = dialogue.earlier[turn]?.calls ?? [];
  return calls.flatMap((call) => {
    const candidate = candidateOf(call);
    const takingBack = takingBackOf(call, deeds, waits);
    return candidate === undefined || takingBack === undefined ? [] : [{ call, candidate, takingBack }];
  });
}

function takingBackOf(call: PastCall, deeds: readonly Deed[], waits: readonly Waiting[]): Part | undefined {
  const deed = deeds.find((one) => one.call === call);
  if (deed !== undefined) return partOf({ tool: 'undo_action', arguments: { action: deed.id } }, []);
  const wait = waits.find((one) => one.call === call);
  return wait && partOf({ tool: 'decline_action', arguments: { approval: wait.approval } }, []);
}

/** All of it, where it was for one; of several those who are named as wrong. */
function wrongOnes(
  done: readonly Done[],
  { said, right }: { said: string; right: readonly { readonly id: string }[] },
  { names }: Known,
): readonly Done[] | undefined {
  if (new Set(done.map(({ candidate }) => candidate)).size === 1) return done;
  const named = findPeople(said, names, []).flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  );
  const wrong = done.filter(({ candidate }) => named.includes(candidate) && !right.some(({ id }) => id === candidate));
  return new Set(wrong.map(({ candidate }) => candidate)).size === 1 ? wrong : undefined;
}

function insteadOfWhom(done: readonly Done[], { names }: Known): Part {
  const people = [...new Set(done.map(({ candidate }) => names.candidates.byId(candidate)?.name ?? ''))];
  return question(
    `That was for ${people.join(' and ')}. In the place of whom? Say for example “not ${people[0] ?? ''}, …”.`,
  );
}

const anew = ({ call }: Done, { stage, candidate }: { stage: string; candidate?: string }) => ({
  tool: call.tool,
  arguments: {
    ...call.arguments,
    ...(candidate === undefined ? {} : { candidate }),
    ...(stage === 'same' ? {} : { stage }),
  },
});

/** “Mark at 11” says more than who it is. */
const saysMore = (rest: string, people: readonly { readonly text: string }[]): boolean =>
  /\d/.test(people.reduce((left, { text }) => left.replace(text, ' '), rest));

/** Who may be meant instead of the wrong one, and the names that were said. */
function rightOnes(rest: string, wrong: string, { dialogue, known }: Around) {
  if (/^(?:the )?other(?: one| person| \w+)?$/i.test(rest))
    return { right: distinctOf(namesakes(wrong, dialogue, known)), people: [] };
  const people = findPeople(`for ${rest}`, known.names, []).filter(
    (person) => isKnown(person) && person.candidates.kind === 'one',
  );
  const named = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [candidates.person] : []));
  const described = describedNamesake(rest, wrong, { dialogue, known });
  const right = [...named, ...byIds([described ?? ''], known)].filter(({ id }) => id !== wrong);
  return { right: distinctOf(right), people };
}

const distinctOf = <Person extends { readonly id: string }>(people: readonly Person[]): Person[] => [
  ...new Map(people.map((one) => [one.id, one])).values(),
];

const whichOf = (people: readonly { readonly id: string; readonly name: string }[]) => ({
  slot: 'candidate',
  question: 'Whom do you mean?',
  choices: people.map(({ id, name }) => ({ label: name, value: id })),
});

/** “I meant Anita, to the panel”: the stage that is said with the name; undefined where what is said with it is none. */
function stageBehind(
  rest: string,
  people: readonly { readonly text: string }[],
  { stages }: Known,
): string | undefined {
  const left = people.reduce((text, { text: name }) => text.replace(name, ' '), rest);
  const said = /\b(?:back |over |on |straight )*(?:to|into)(?: the)? (.+)$/iu.exec(left)?.[1];
  if (said === undefined) return 'same';
  const found = findStage(said.replace(/[\s,.]*(?:please|instead|then)?[.! ]*$/iu, ''), stages);
  return found.kind === 'one' ? found.stage : undefined;
}

const namesakes = (id: string, dialogue: Dialogue, known: Known) =>
  byIds(othersThan(id, focusOf(dialogue), known), known);
const byIds = (ids: readonly string[], { names }: Known) => ids.flatMap((id) => names.candidates.byId(id) ?? []);
