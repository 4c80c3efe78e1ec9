// Enough of name resolution for the tests of the API: candidates by id or full name.
import type { ApiPorts } from '../../src/api/ports.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { Problem } from '../../src/core/problem.ts';

type Input = Parameters<ApiPorts['resolve']>[0]['input'];

export async function namesToIds({ ats }: { readonly ats: Ats }, input: Input): Promise<Input> {
  const said = CandidateId.safeParse(input['candidate']).data;
  if (said === undefined) return input;
  const found = (await ats.candidates()).find(({ id, name }) => id === said || name === said);
  if (found === undefined) throw new Problem('candidate_not_found', `Nobody is called ${said}.`);
  return { ...input, candidate: found.id };
}
