// A request in words becomes a draft: the shapes that are known by themselves, the rest by a language model where there is one. Either
// way the same hands build it and hold it against the catalogue.
import { z } from 'zod';
import type { ActorId, TenantId } from '../../../../core/ids.ts';
import type { FlowAuthor } from '../../../../core/ports/flow-author.ts';
import { type DraftedFlow, buildFlow } from './build-flow.ts';
import type { Building } from './flow-ends.ts';
import { FlowIdea } from './flow-idea.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { systemsIn } from './system-names.ts';
import { tokensOf } from './tokens.ts';

export interface Drafting extends Building {
  readonly author: FlowAuthor | undefined;
}

export interface FromWords extends DraftedFlow {
  readonly by: 'rules' | 'model';
}

interface FlowRequest {
  readonly tenant: TenantId;
  readonly by: ActorId;
  readonly request: string;
}

export async function draftFromWords(drafting: Drafting, asked: FlowRequest, signal: AbortSignal): Promise<FromWords> {
  const read = readRequest(asked.request, drafting);
  const idea = read.isSure ? undefined : await ideaOfModel(drafting, { asked, signal });
  return idea === undefined
    ? {
        ...buildFlow(drafting, asked.request, withUnnamed(drafting, asked.request, { read, idea: read.idea })),
        by: 'rules',
      }
    : {
        ...buildFlow(drafting, asked.request, withUnnamed(drafting, asked.request, { read, idea })),
        by: 'model',
      };
}

interface Asking {
  readonly asked: FlowRequest;
  readonly read: ReadRequest;
  readonly signal: AbortSignal;
}

async function ideaOfModel(drafting: Drafting, { asked, signal }: Omit<Asking, 'read'>): Promise<FlowIdea | undefined> {
  const { author } = drafting;
  if (author === undefined) return undefined;
  const schema = z.toJSONSchema(FlowIdea);
  const answer = await author({ ...asked, schema, choices: choicesFor(drafting, asked.request) }, signal);
  return FlowIdea.safeParse(answer).data;
}

/** The systems that are named, with their collections and fields; of the others the names alone. */
function choicesFor({ catalogue, users }: Building, request: string): string {
  const named = new Set(systemsIn(tokensOf(request), catalogue).map(({ system }) => system));
  const lines = catalogue.map(({ system, title, collections }) => {
    if (!named.has(system)) return `${system} (${title})`;
    const held = Object.entries(collections).map(([name, { fields, writes }]) => {
      const actions = Object.keys(writes ?? {}).filter((action) => action !== 'match');
      const paths = Object.values(fields).map(({ path }) => path);
      return `  ${name}: ${paths.join(', ')}${actions.length === 0 ? '' : `; takes ${actions.join(', ')}`}`;
    });
    return [`${system} (${title})`, ...held].join('\n');
  });
  return `Systems:\n${lines.join('\n')}\nPeople: ${users.map(({ name }) => name).join(', ')}`;
}

/** A system or a word that the request names and the idea does not is not lost in silence. */
function withUnnamed(
  { catalogue }: Building,
  request: string,
  { read, idea }: { read: ReadRequest; idea: FlowIdea },
): FlowIdea {
  const used = new Set([idea.source.system, ...idea.actions.map((one) => (one.do === 'write' ? one.system : null))]);
  const lost = systemsIn(tokensOf(request), catalogue).filter(({ system }) => !used.has(system));
  const titles = lost.map(({ system }) => catalogue.find((one) => one.system === system)?.title ?? system);
  const said = JSON.stringify(idea).toLowerCase();
  const unread = (read.idea.open ?? []).filter(
    (words) => !words.split(' ').some((word) => said.includes(word.toLowerCase())),
  );
  const open = [...new Set([...(idea.open ?? []), ...titles, ...unread])];
  return open.length === 0 ? idea : { ...idea, open: open.slice(0, 20) };
}
