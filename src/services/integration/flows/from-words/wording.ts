// Flows that are asked for in words: a draft with what is open, kept like any other or looked at first.
import type { Principal } from '../../../../core/access.ts';
import type { Flow, FlowDocument } from '../../../../core/flow.ts';
import type { ActorId, TenantId } from '../../../../core/ids.ts';
import type { FlowAuthor } from '../../../../core/ports/flow-author.ts';
import type { User } from '../../../../core/records.ts';
import type { IntegrationDependencies } from '../../integration-dependencies.ts';
import { type FromWords, draftFromWords } from './draft-from-words.ts';

export interface WordingDependencies extends Pick<IntegrationDependencies, 'connections' | 'catalogue'> {
  readonly people: (tenant: TenantId) => Promise<readonly Pick<User, 'id' | 'name'>[]>;
  /** Undefined where no language model is connected. */
  readonly author?: FlowAuthor | undefined;
}

/** A model that takes longer is given up: the rules have their answer. */
const patienceMs = 30_000;

interface FlowRequest {
  readonly tenant: TenantId;
  readonly by: ActorId;
  readonly request: string;
}

export async function proposeFlow(dependencies: WordingDependencies, asked: FlowRequest): Promise<FromWords> {
  const drafting = {
    catalogue: dependencies.catalogue.all,
    connections: await dependencies.connections(asked.tenant).list(),
    users: await dependencies.people(asked.tenant),
    author: dependencies.author,
  };
  const drafted = await draftFromWords(drafting, asked, AbortSignal.timeout(patienceMs));
  // What is open stands in the description as well, for whoever opens the draft later.
  return { ...drafted, document: described(drafted) };
}

export const wording = (
  dependencies: WordingDependencies,
  create: (by: Principal, draft: FlowDocument) => Promise<Flow>,
) => ({
  async fromWords(by: Principal, request: string): Promise<{ flow: Flow; drafted: FromWords }> {
    const drafted = await proposeFlow(dependencies, { tenant: by.tenant, by: by.id, request });
    return { flow: await create(by, drafted.document), drafted };
  },
});

const mostLetters = 1_000;

export function described({ document, open }: Pick<FromWords, 'document' | 'open'>): FlowDocument {
  if (open.length === 0) return document;
  const points = open.map(({ message }) => `– ${message}`).join('\n');
  const text = `${(document.description ?? '').slice(0, 300)}\n\nOpen:\n${points}`;
  return { ...document, description: text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text };
}
