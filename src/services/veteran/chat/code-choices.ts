// Codes to choose from, as buttons: one code of several branches, or what may have been meant.
import type { CodeReference } from '../../../nlp/military/code-index.ts';
import type { CodeDatabase } from '../code-database.ts';
import type { Choice } from './reply.ts';

type Titles = Pick<CodeDatabase, 'titleOf'>;

export const branchChoices = (found: readonly CodeReference[], codes: Titles): Choice[] =>
  found.map(({ branch, code }) => ({
    label: `${branch}: ${codes.titleOf(branch, code)}`,
    value: branch,
    code: { branch, code },
  }));

export const codeChoices = (found: readonly CodeReference[], codes: Titles): Choice[] =>
  found.map(({ branch, code }) => ({
    label: `${branch} ${code}: ${codes.titleOf(branch, code)}`,
    value: `${branch} ${code}`,
    code: { branch, code },
  }));
