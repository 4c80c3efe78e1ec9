// Who proposes the wording of résumés: the language model of the environment, brought in with the first request.
import type { WordingAuthor } from '../core/ports/wording-author.ts';
import { authoringFor, type ModelWiring } from './flow-author.ts';

export function wordingAuthorOf({ model, ...wiring }: ModelWiring): WordingAuthor | undefined {
  if (model.kind === 'offline') return undefined;
  return async (asked, signal) => {
    const { proposeWording } = await import('../agent/models/propose-wording.ts');
    return await proposeWording(
      await authoringFor(asked, { ...wiring, model, conversation: 'resumes' }),
      asked,
      signal,
    );
  };
}
