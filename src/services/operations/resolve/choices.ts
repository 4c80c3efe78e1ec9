// How things are told apart where a name fits several: a label that a recruiter recognises, and the problems that carry them.
import { Problem, type ProblemCode } from '../../../core/problem.ts';
import type { Candidate, Job, User } from '../../../core/records.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
}

const most = 8;

export function candidateChoice(candidate: Candidate, jobs: readonly Job[]): Choice {
  const job = jobs.find(({ id }) => id === candidate.job);
  return { id: candidate.id, label: `${candidate.name} (${job?.title ?? candidate.job}, ${candidate.stage})` };
}

export const userChoice = ({ id, name, role }: User): Choice => ({ id, label: `${name} (${role.replace('_', ' ')})` });
export const jobChoice = ({ id, title, location, status }: Job): Choice => ({
  id,
  label: `${title} (${[location, status === 'open' ? '' : status].filter((part) => part !== '').join(', ')})`,
});

export function ambiguous(path: string, said: string, choices: readonly Choice[]): Problem {
  const named = choices.slice(0, most);
  const more = choices.length > most ? ` and ${choices.length - most} more` : '';
  return new Problem('ambiguous', `“${said}” may mean ${listed(named)}${more}. Say which one.`, {
    extra: { path, said, choices: named },
  });
}

export function notFound(
  code: ProblemCode,
  missing: { path: string; said: string; suggestions: readonly Choice[] },
): Problem {
  const { path, said } = missing;
  const suggestions = missing.suggestions.slice(0, most);
  const hint = suggestions.length === 0 ? '' : ` Did you mean ${listed(suggestions)}?`;
  return new Problem(code, `Nothing here is called “${said}”.${hint}`, { extra: { path, said, suggestions } });
}

function listed(choices: readonly Choice[]): string {
  const labels = choices.map(({ label }) => label);
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1) ?? ''}`;
}
