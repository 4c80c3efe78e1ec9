// What bench/turn.ts drives: the real loop, gate and tools over the sandbox systems, in memory or on the embedded database.
import { HumanMessage } from '@langchain/core/messages';
import { Executor } from '../src/agent/executor.ts';
import { runLoop } from '../src/agent/loop.ts';
import { loadSandbox } from '../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../src/connectors/sandbox/read-sandbox-file.ts';
import { recordsOf } from '../src/connectors/sandbox/sandbox-records.ts';
import { openSandbox } from '../src/connectors/sandbox/system.ts';
import { type Principal, scopes } from '../src/core/access.ts';
import { ActorId, ConversationId, TenantId, TurnId } from '../src/core/ids.ts';
import { defaultSettings } from '../src/core/settings.ts';
import { openGate } from '../src/gate/gate.ts';
import { openWorld } from '../src/services/operations/world.ts';
import { toolsFor } from '../src/tools/index.ts';
import { createFakeDirectory, createFakeTemplates } from '../test/fakes/directory.ts';
import { createFakeLedgers } from '../test/fakes/ledger.ts';
import type { InterviewPlan } from '../src/core/interview-plan.ts';
import type { InterviewerPool } from '../src/core/interviewer-pool.ts';
import type { Sequence } from '../src/core/sequence.ts';
import { openSequenceBook } from '../src/services/operations/sequences/sequence-book.ts';
import { createFakeDefinitions } from '../test/fakes/definitions.ts';
import { FakeAssessmentRequests } from '../test/fakes/assessment-requests.ts';
import { FakeBookingLinks } from '../test/fakes/booking-links.ts';
import { FakeContactPreferences } from '../test/fakes/contact-preferences.ts';
import { FakeTextConsents } from '../test/fakes/text-consents.ts';
import { FakeEnvironment } from '../test/fakes/environment.ts';
import { FakeEnrolments } from '../test/fakes/enrolments.ts';
import { FakeIntegrationTools } from '../test/fakes/integration-tools.ts';
import { FakeLetters } from '../test/fakes/letters.ts';
import { createFakeSettings } from '../test/fakes/organizations.ts';
import { createFakeRecordStore } from '../test/fakes/record-store.ts';
import { openTestStorage } from '../test/support/embedded.ts';
import { createTestIds } from '../test/support/ids.ts';
import { createKeptLog } from '../test/support/log.ts';
import { sampleNow, sampleSandbox } from '../test/support/sample-sandbox.ts';
import { openTestVeteran } from '../test/support/veteran.ts';
import type { ScriptedModel } from './turn-model.ts';

const tenant = TenantId.parse('sandbox');
const conversation = ConversationId.parse('conv_bench');
const by: Principal = {
  tenant,
  kind: 'key',
  id: ActorId.parse('key:bench'),
  user: undefined,
  scopes: new Set(scopes),
};

export async function openDependencies(kind: 'memory' | 'embedded') {
  const file = readSandboxFile(sampleSandbox());
  const { users, templates: fileTemplates } = recordsOf(file);
  const { storage, clock, close } = await openTestStorage({ now: new Date(sampleNow) });
  const newId = createTestIds();
  const log = createKeptLog();
  const inMemory = createFakeLedgers(clock.business);
  const ledgerOf = kind === 'memory' ? inMemory.of : storage.ledger;
  const store = kind === 'memory' ? createFakeRecordStore() : storage.records(tenant);
  const settings = createFakeSettings(defaultSettings);
  await loadSandbox(store, file);
  const systems = openSandbox({ store, now: () => clock.business.now(), newId });
  const directory = createFakeDirectory(users);
  const templates = createFakeTemplates(fileTemplates);
  const ledger = ledgerOf(tenant);
  const sequences = openSequenceBook({ definitions: createFakeDefinitions<Sequence>(), templates });
  const tools = toolsFor({
    ...systems,
    veteran: openTestVeteran({ ats: () => systems.ats, clock: clock.business }),
    letters: new FakeLetters(),
    sequences,
    interviewPlans: createFakeDefinitions<InterviewPlan>(),
    interviewerPools: createFakeDefinitions<InterviewerPool>(),
    enrolments: new FakeEnrolments(),
    preferences: new FakeContactPreferences(),
    textConsents: new FakeTextConsents(),
    bookingLinks: new FakeBookingLinks(),
    assessmentRequests: new FakeAssessmentRequests(),
    clocks: clock,
    directory,
    templates,
    ledger,
    environment: new FakeEnvironment(),
    integration: new FakeIntegrationTools(),
    score: async () => {
      throw new Error('a turn of this bench scores nobody');
    },
    scores: { scoresOf: async () => [], recentScores: async () => [] },
    // Built on the gate, which is built on the tools; none of these is called here.
    gate: {
      undoAction: (action, asker) => gate.undoAction(action, asker),
    },
  });
  const gate = openGate({
    ledger: ledgerOf,
    sweep: kind === 'memory' ? inMemory.sweep : storage.ledgerSweep,
    tools: () => tools,
    settings: () => settings,
    clocks: clock,
    newId,
    log,
    leaseMs: 60_000,
    sleep: async () => undefined,
  });
  const own = { systems, directory, templates, sequences, ledger, settings };
  return { ...own, clock, newId, log, tools, gate, conversations: storage.conversations, close };
}

const emit = () => undefined;

export async function openAgentLoop(kind: 'memory' | 'embedded') {
  const { systems, directory, templates, sequences, ledger, settings, clock, newId, log, tools, gate, close } =
    await openDependencies(kind);
  const move = tools.find(({ name }) => name === 'move_stage');
  if (move?.effect !== 'write') throw new Error('move_stage is missing');

  return {
    async bare(stage: string, key: string): Promise<void> {
      const context = {
        tenant,
        actor: by,
        key,
        now: clock.business.now(),
        settings: defaultSettings,
        signal: AbortSignal.timeout(1000),
      };
      const input = move.input.parse({ candidate: 'c_ravi', stage });
      const plan = await move.prepare(input, context);
      await move.execute(plan, context);
    },
    async turn(model: ScriptedModel, turnId: string): Promise<void> {
      const world = await openWorld({ ...systems, directory, templates, sequences, ledger, settings, clocks: clock });
      const executor = new Executor({
        gate,
        world,
        tools,
        by,
        conversation,
        turnId: TurnId.parse(turnId),
        said: [],
        newId,
        log,
        emit,
        signal: undefined,
      });
      await runLoop({
        model,
        tools,
        executor,
        systemPrompt: 'Be brief.',
        messages: [new HumanMessage('Move Ravi.')],
        signal: undefined,
      });
    },
    close,
  };
}
