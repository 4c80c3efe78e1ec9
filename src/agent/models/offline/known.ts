// The organisation as one turn needs it, read once: who and what can be named.
import type { Job, Template } from '../../../core/records.ts';
import type { World } from '../../../services/operations/world.ts';
import type { Reader } from '../../reader.ts';
import type { Names } from './people.ts';

export interface Known {
  readonly world: World;
  readonly reader: Reader;
  readonly names: Names;
  readonly stages: readonly string[];
  readonly jobs: readonly Job[];
  readonly templates: readonly Template[];
}

export async function knownOf(world: World, reader: Reader): Promise<Known> {
  const [candidates, users, stages, jobs, templates] = await Promise.all([
    world.candidateNames(),
    world.userNames(),
    world.stages(),
    world.jobs(),
    world.templates(),
  ]);
  return { world, reader, names: { candidates, users }, stages, jobs, templates };
}
