// The sequences of one organization: its own, and the built-in ones that it has not replaced.
import type { TemplateId } from '../../../core/ids.ts';
import type { Definitions } from '../../../core/ports/definitions.ts';
import type { Templates } from '../../../core/ports/directory.ts';
import { Problem } from '../../../core/problem.ts';
import type { Template } from '../../../core/records.ts';
import type { Sequence, SequenceId } from '../../../core/sequence.ts';
import { builtInSequences } from './built-in.ts';
import { withBuiltIn } from './with-built-in.ts';

export interface BookedSequence {
  readonly id: string;
  /** 0: built in, and as it came. */
  readonly version: number;
  readonly active: boolean;
  readonly body: Sequence;
}

export interface SequenceBook {
  list(): Promise<readonly BookedSequence[]>;
  find(id: string): Promise<BookedSequence | undefined>;
  /** As it was in that version, also when it was removed since. */
  version(id: string, version: number): Promise<BookedSequence | undefined>;
  /** Throws `template_not_found`. */
  template(id: TemplateId): Promise<Template>;
}

interface SequenceBookDependencies {
  readonly definitions: Definitions<Sequence>;
  readonly templates: Pick<Templates, 'list' | 'get'>;
}

export function openSequenceBook({ definitions, templates }: SequenceBookDependencies): SequenceBook {
  const built = builtInSequences.map(({ id, active, body }) => ({ id, version: 0, active, body }));
  async function find(id: string): Promise<BookedSequence | undefined> {
    const own = await definitions.latest(id);
    if (own !== undefined) return own.removed ? undefined : own;
    return built.find((one) => one.id === id);
  }
  return {
    find,
    async list() {
      const own = await definitions.list();
      const standing: BookedSequence[] = [];
      for (const one of built) {
        const replaced = await definitions.latest(one.id);
        if (replaced === undefined) standing.push(one);
      }
      return [...own, ...standing].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    async version(id, version) {
      return version === 0 ? built.find((one) => one.id === id) : definitions.version(id, version);
    },
    template: (id) => withBuiltIn(templates).get(id),
  };
}

export const unknownSequence = (id: SequenceId | string): Problem =>
  new Problem('not_found', `There is no sequence ${id}.`);
