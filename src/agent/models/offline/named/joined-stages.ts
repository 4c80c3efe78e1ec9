// “Everyone in Pre-screen and Interview”: several stages that stand beside each other, each of which is meant.
import { findStage } from '../../../../nlp/stages-in-words.ts';
import type { StageMention } from './stage-words.ts';

interface Joined {
  readonly stages: readonly string[];
  /** Where the last of them ends. */
  readonly end: number;
}

const joint =
  /^(?: stages?)?(?:,? (?:and|or|plus)|,| ?[/&+])(?: also)?(?: those| the ones| everyone| people)?(?: (?:in|at))?(?: the)? ?(?=[\p{L}\p{N}])/iu;
const word = /^[\p{L}\p{N}][\p{L}\p{N}'-]*/u;

/** Undefined where one stage is named, or what stands beside it is none. */
export function joinedStages(
  text: string,
  named: readonly StageMention[],
  stages: readonly string[],
): Joined | undefined {
  const first = named.find(({ found, isOrigin }) => found.kind === 'one' && !isOrigin);
  if (first?.found.kind !== 'one') return undefined;
  const all = [first.found.stage];
  let end = first.end;
  for (let next = stageAfter(text, end, stages); next !== undefined; next = stageAfter(text, end, stages)) {
    all.push(next.stage);
    end = next.end;
  }
  const distinct = [...new Set(all)];
  return distinct.length > 1 ? { stages: distinct, end } : undefined;
}

function stageAfter(text: string, from: number, stages: readonly string[]): { stage: string; end: number } | undefined {
  const lead = joint.exec(text.slice(from))?.[0];
  if (lead === undefined) return undefined;
  const start = from + lead.length;
  const ends: number[] = [];
  for (let end = start; ends.length < 4;) {
    const found = word.exec(text.slice(end));
    if (found === null) break;
    end += found[0].length;
    ends.unshift(end);
    if (text[end] !== ' ') break;
    end += 1;
  }
  for (const end of ends) {
    const found = findStage(text.slice(start, end), stages);
    if (found.kind === 'one') return { stage: found.stage, end };
  }
  return undefined;
}

const placed = /\b(?:in|at) (?:the )?(?<stage>(?:[\p{L}\p{N}'-]+ ){0,2}[\p{L}\p{N}'-]+)$/iu;

/** “In Pre-screen and Applied” is one place to look at: cut there, the second would be a clause of its own. */
export function withStagesTogether(text: string, stages: readonly string[]): string {
  return text.replaceAll(/ (?:and|or) (?=[\p{L}\p{N}])/giu, (joins, index: number) => {
    const before = placed.exec(text.slice(0, index))?.groups?.['stage'];
    const isPlaced = before !== undefined && findStage(before, stages).kind === 'one';
    const [behind = ''] = /^[^,.;:!?]*/u.exec(text.slice(index + joins.length)) ?? [];
    return isPlaced && isStageAlone(behind, stages) ? ' / ' : joins;
  });
}

/** All that follows, or all up to a “to”, is the name of a stage: else it may be an order. */
function isStageAlone(behind: string, stages: readonly string[]): boolean {
  const [said = ''] = behind.split(/ (?:to|with|using|please|pls|who|that|the|for|gets?|a|an)(?= |$)/iu);
  const name = said.replace(/^(?:in|at) (?:the )?/iu, '').trim();
  return name !== '' && name.split(' ').length <= 3 && findStage(name, stages).kind === 'one';
}
