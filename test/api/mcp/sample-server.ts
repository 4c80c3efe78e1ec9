// The tools, resources and prompts that the protocol's conformance suite calls by name, behind the same handler and route as the
// catalogue. What each has to answer is written in the suite's scenarios (github.com/modelcontextprotocol/conformance).
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { inputTools, promptOfContext, states } from './sample-inputs.ts';

/** One red pixel, and a sound of no length. */
const image = {
  type: 'image' as const,
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  mimeType: 'image/png',
};
const audio = {
  type: 'audio' as const,
  data: 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=',
  mimeType: 'audio/wav',
};
const text = (words: string) => ({ type: 'text' as const, text: words });
const embedded = (uri: string, words: string, mimeType = 'text/plain') => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
});

type Content = typeof image | typeof audio | ReturnType<typeof text> | ReturnType<typeof embedded>;

interface SampleTool {
  readonly description: string;
  readonly inputSchema?: { readonly type: 'object' } & Record<string, unknown>;
  readonly call: (context: ServerContext) => Promise<readonly Content[]>;
}

const steps = 3;

const tools: Readonly<Record<string, SampleTool>> = {
  test_simple_text: {
    description: 'Answers with text',
    call: async () => [text('This is a simple text response for testing.')],
  },
  test_image_content: { description: 'Answers with an image', call: async () => [image] },
  test_audio_content: { description: 'Answers with a sound', call: async () => [audio] },
  test_embedded_resource: {
    description: 'Answers with a resource',
    call: async () => [embedded('test://embedded-resource', 'This is an embedded resource content.')],
  },
  test_multiple_content_types: {
    description: 'Answers with several kinds of content',
    call: async () => [
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
    ],
  },
  test_tool_with_logging: {
    description: 'Logs while it runs',
    async call({ mcpReq }) {
      for (const words of ['Tool execution started', 'Tool processing data', 'Tool execution completed'])
        await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data: words } });
      return [text('Logged.')];
    },
  },
  test_tool_with_progress: {
    description: 'Reports progress while it runs',
    async call({ mcpReq }) {
      const { _meta: { progressToken } = {} } = mcpReq;
      if (progressToken === undefined) return [text('Nobody asked for progress.')];
      for (let step = 0; step < steps; step += 1)
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress: (step * 100) / (steps - 1), total: 100 },
        });
      return [text(String(progressToken))];
    },
  },
  test_logging_tool: {
    description: 'Logs what the request asked to be told',
    async call({ mcpReq }) {
      await mcpReq.log('info', 'Logging tool called');
      return [text('Logged.')];
    },
  },
  test_error_handling: {
    description: 'Fails',
    async call() {
      throw new Error('This tool intentionally returns an error for testing');
    },
  },
  json_schema_2020_12_tool: {
    description: 'Has a schema of JSON Schema 2020-12',
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: {
        name: { type: 'string' },
        address: { $ref: '#/$defs/address' },
        contactMethod: { type: 'string', enum: ['phone', 'email'] },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
    call: async () => [text('Called.')],
  },
};

const resources: Readonly<Record<string, { mimeType: string } & ({ text: string } | { blob: string })>> = {
  'test://static-text': { mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
  'test://static-binary': { mimeType: 'image/png', blob: image.data },
  'test://watched-resource': { mimeType: 'text/plain', text: 'Watched resource content' },
};

interface SamplePrompt {
  readonly arguments?: readonly string[];
  readonly messages: (given: Readonly<Record<string, string>>) => readonly Content[];
}

const prompts: Readonly<Record<string, SamplePrompt>> = {
  test_simple_prompt: { messages: () => [text('This is a simple prompt for testing.')] },
  test_prompt_with_arguments: {
    arguments: ['arg1', 'arg2'],
    messages: ({ arg1 = '', arg2 = '' }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    arguments: ['resourceUri'],
    messages: ({ resourceUri = '' }) => [
      embedded(resourceUri, 'Embedded resource content for testing.'),
      text('Please process the embedded resource above.'),
    ],
  },
  test_prompt_with_image: { messages: () => [image, text('Please analyze the image above.')] },
};

const capabilities = { tools: {}, resources: { subscribe: true }, prompts: {}, logging: {}, completions: {} };

export function sampleServer(): Server {
  const server = new Server(
    { name: 'samples', version: '1.0.0' },
    {
      capabilities,
      requestState: { verify: async (state, context) => await states.verify(state, context) },
      inputRequired: { legacyShim: false },
    },
  );
  offerTools(server);
  offerResources(server);
  offerPrompts(server);
  server.setRequestHandler('logging/setLevel', () => ({}));
  server.setRequestHandler('completion/complete', () => ({ completion: { values: [], total: 0, hasMore: false } }));
  return server;
}

function offerTools(server: Server): void {
  server.setRequestHandler('tools/list', () => ({
    tools: [
      ...Object.entries(tools).map(([name, { description, inputSchema = { type: 'object' as const } }]) => ({
        name,
        description,
        inputSchema,
      })),
      ...Object.keys(inputTools).map((name) => ({
        name,
        description: 'Asks the client on its way',
        inputSchema: { type: 'object' as const },
      })),
    ],
  }));
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const asking = inputTools[params.name];
    if (asking !== undefined) return await asking(context);
    const tool = tools[params.name];
    if (tool === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    try {
      return { content: [...(await tool.call(context))] };
    } catch (error) {
      return { isError: true, content: [text(z.instanceof(Error).parse(error).message)] };
    }
  });
}

function offerResources(server: Server): void {
  server.setRequestHandler('resources/list', () => ({
    resources: Object.entries(resources).map(([uri, { mimeType }]) => ({ uri, name: uri.slice(7), mimeType })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' }],
  }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const known = resources[uri];
    if (known !== undefined) return { contents: [{ uri, ...known }] };
    const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
    if (id === undefined) throw new ResourceNotFoundError(uri);
    const words = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri, mimeType: 'application/json', text: words }] };
  });
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
}

function offerPrompts(server: Server): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: Object.entries(prompts).map(([name, { arguments: names = [] }]) => ({
      name,
      description: name.replaceAll('_', ' '),
      arguments: names.map((argument) => ({ name: argument, description: argument, required: true })),
    })),
  }));
  server.setRequestHandler('prompts/get', ({ params }, context) => {
    if (params.name === 'test_input_required_result_prompt') return promptOfContext(context);
    const contents = prompts[params.name]?.messages(params.arguments ?? {}) ?? [];
    return { messages: contents.map((content) => ({ role: 'user' as const, content })) };
  });
}
