// The tools of the conformance suite that ask the client for something on their way (revision 2026-07-28, multi-round-trip requests).
import {
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  type InputRequests,
  type ServerContext,
  CLIENT_CAPABILITIES_META_KEY,
  MissingRequiredClientCapabilityError,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

type InputCall = (context: ServerContext) => Promise<CallToolResult | InputRequiredResult>;

/** Sealed, so that a state which the client changed is refused before a handler sees it. */
export const states = createRequestStateCodec<{ readonly round: number }>({ key: 'k'.repeat(32) });

const said = (words: string): CallToolResult => ({ content: [{ type: 'text', text: words }] });

const form = (message: string, field: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [field]: { type: 'string' } }, required: [field] },
  });
const sampling = (words: string, maxTokens: number) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text: words } }], maxTokens });

const Envelope = z.looseObject({ [CLIENT_CAPABILITIES_META_KEY]: z.custom<ClientCapabilities>().optional() });
const capabilitiesOf = ({ mcpReq: { envelope } }: ServerContext): ClientCapabilities =>
  Envelope.safeParse(envelope).data?.[CLIENT_CAPABILITIES_META_KEY] ?? {};

/** Asks until every one of them has an answer of its kind. */
const whenAnswered =
  (inputRequests: InputRequests, words: (context: ServerContext) => string, withState = false): InputCall =>
  async (context) => {
    const { inputResponses } = context.mcpReq;
    const isWhole = Object.keys(inputRequests).every((key) => inputResponse(inputResponses, key).kind !== 'missing');
    if (isWhole) return said(words(context));
    return inputRequired({ inputRequests, ...(withState ? { requestState: await states.mint({ round: 1 }) } : {}) });
  };

const name = form('What is your name?', 'name');
const nameIn = ({ mcpReq }: ServerContext): string =>
  acceptedContent(mcpReq.inputResponses, 'user_name', z.object({ name: z.string() }))?.name ?? 'nobody';

const askedTwice: InputCall = async ({ mcpReq }) => {
  const { round } = z.object({ round: z.int() }).parse(mcpReq.requestState() ?? { round: 0 });
  const answered = round > 0 && inputResponse(mcpReq.inputResponses, `step${round}`).kind === 'elicit';
  const next = answered ? round + 1 : 1;
  if (next > 2) return said('Both steps were answered.');
  const question = next === 1 ? form('Step 1: What is your name?', 'name') : form('Step 2: Which colour?', 'color');
  return inputRequired({
    inputRequests: { [`step${next}`]: question },
    requestState: await states.mint({ round: next }),
  });
};

/** Of what could be asked, what this client can answer. */
const whatIsDeclared: InputCall = async (context) => {
  const { elicitation, sampling: samples } = capabilitiesOf(context);
  return inputRequired({
    inputRequests: {
      ...(elicitation === undefined ? {} : { user_name: name }),
      ...(samples === undefined ? {} : { greeting: sampling('Generate a greeting', 50) }),
    },
  });
};

const confirm = {
  confirm: inputRequired.elicit({
    message: 'Please confirm',
    requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
  }),
};

export const inputTools: Readonly<Record<string, InputCall>> = {
  test_input_required_result_elicitation: whenAnswered({ user_name: name }, (context) => `Hello, ${nameIn(context)}!`),
  test_input_required_result_sampling: whenAnswered(
    { capital_question: sampling('What is the capital of France?', 100) },
    ({ mcpReq }) => JSON.stringify(inputResponse(mcpReq.inputResponses, 'capital_question')),
  ),
  test_input_required_result_list_roots: whenAnswered({ client_roots: inputRequired.listRoots() }, ({ mcpReq }) =>
    JSON.stringify(inputResponse(mcpReq.inputResponses, 'client_roots')),
  ),
  test_input_required_result_request_state: whenAnswered(confirm, () => 'state-ok', true),
  test_input_required_result_tampered_state: whenAnswered(confirm, () => 'state-ok', true),
  test_input_required_result_multiple_inputs: whenAnswered(
    { user_name: name, greeting: sampling('Generate a greeting', 50), client_roots: inputRequired.listRoots() },
    (context) => `Hello, ${nameIn(context)}!`,
    true,
  ),
  test_input_required_result_multi_round: askedTwice,
  test_input_required_result_capabilities: whatIsDeclared,
  test_streaming_elicitation: whenAnswered({ user_name: name }, (context) => `Hello, ${nameIn(context)}!`),
  async test_missing_capability(context) {
    if (capabilitiesOf(context).sampling === undefined)
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } });
    return said('The client can sample.');
  },
};

/** A prompt that has to know its context first. */
export function promptOfContext(context: ServerContext) {
  const known = acceptedContent(context.mcpReq.inputResponses, 'user_context', z.object({ context: z.string() }));
  if (known === undefined)
    return inputRequired({ inputRequests: { user_context: form('What context should the prompt use?', 'context') } });
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text: known.context } }] };
}
