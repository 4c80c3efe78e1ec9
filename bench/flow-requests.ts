// Requests for flows in words, each with what it means: how many become the right draft, and of the others how many name what is open.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { catalogue } from '../src/connectors/catalogue.ts';
import type { FlowDocument } from '../src/core/flow.ts';
import { ActorId, TenantId, UserId } from '../src/core/ids.ts';
import { type DraftedFlow, buildFlow } from '../src/services/integration/flows/from-words/build-flow.ts';
import { draftFromWords } from '../src/services/integration/flows/from-words/draft-from-words.ts';
import type { Building } from '../src/services/integration/flows/from-words/flow-ends.ts';
import { FlowIdea, type OpenPoint } from '../src/services/integration/flows/from-words/flow-idea.ts';

const Row = z.strictObject({
  split: z.enum(['dev', 'test', 'rough']),
  request: z.string(),
  idea: FlowIdea,
  /** Words that an open point has to hold. */
  open: z.array(z.string()),
});
type Row = z.infer<typeof Row>;

export const rows: readonly Row[] = readFileSync('test/services/integration/flows/requests.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => Row.parse(JSON.parse(line)));

const people = ['Dana Kim', 'Sam Ortiz', 'Priya Shah', 'Miguel Torres'];
const building: Building = {
  catalogue: catalogue.all,
  users: people.map((name) => ({ id: UserId.parse(`u_${name.toLowerCase().replace(' ', '_')}`), name })),
  connections: [],
};

export interface Judged {
  readonly row: Row;
  readonly verdict: 'right' | 'named' | 'wrong';
  readonly differs: readonly string[];
  readonly drafted: DraftedFlow & { readonly by: 'rules' | 'model' };
}

/** `model`: what the rules do not know is answered by a model that always gives the best answer. */
export async function judge(row: Row, { model }: { model: boolean }): Promise<Judged> {
  const asked = { tenant: TenantId.parse('org_bench'), by: ActorId.parse('u_dana_kim'), request: row.request };
  const author = model ? async () => row.idea : undefined;
  const drafted = await draftFromWords({ ...building, author }, asked, AbortSignal.timeout(5_000));
  const wanted = buildFlow(building, row.request, row.idea).document;
  const differs = differences(drafted.document, wanted);
  const unsaid = row.open.filter(
    (word) => !drafted.open.some(({ message }) => message.toLowerCase().includes(word.toLowerCase())),
  );
  const isCovered = differs.every((part) =>
    drafted.open.some((point) => point.part === part || point.part === 'words'),
  );
  const isRight = differs.length === 0 && unsaid.length === 0;
  return { row, drafted, differs, verdict: isRight ? 'right' : isCovered && unsaid.length === 0 ? 'named' : 'wrong' };
}

const partsOf = ({ trigger, source, steps }: FlowDocument) => ({
  trigger,
  source: { system: source.system, collection: source.collection },
  condition: steps.filter(({ kind }) => kind === 'filter'),
  action: steps.filter(({ kind }) => kind === 'write').map((step) => ({ ...step, next: null })),
  people: steps.flatMap((step) => (step.kind === 'notify' ? step.users : [])),
});

/** By the part that an open point would have to be about. */
function differences(given: FlowDocument, wanted: FlowDocument): readonly OpenPoint['part'][] {
  const [here, there] = [partsOf(given), partsOf(wanted)];
  const parts = ['trigger', 'source', 'condition', 'action', 'people'] as const;
  return parts.filter((part) => JSON.stringify(stripped(here[part])) !== JSON.stringify(stripped(there[part])));
}

const stripped = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'next' || key === 'id' ? undefined : inner)));
