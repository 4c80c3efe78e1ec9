// The form that sends an operation from its page: a field for each parameter, the body, and a key where it needs one.
import type { Operation } from './finish.ts';
import { escaped } from './html.ts';

interface TriedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly body: unknown;
  readonly needsKey: boolean;
}

export function tryForm({ method, path, operation, body, needsKey }: TriedOperation): string {
  const parameters = (operation.parameters ?? []).filter(({ in: place }) => place !== 'cookie');
  const acts =
    method === 'GET' ? '' : '<p class="acts">Sends a real request to this service: what it changes is changed.</p>';
  const key = needsKey
    ? '<label>API key <span>empty: your sign-in to the console; kept until this tab closes</span><input name="key" type="password" autocomplete="off"></label>'
    : '';
  const field =
    body === undefined
      ? ''
      : `<label>Body <textarea name="body" rows="8" spellcheck="false">${escaped(JSON.stringify(body, null, 2))}</textarea></label>`;
  return (
    `<details class="try"><summary>Try it</summary><form data-method="${method}" data-path="${escaped(path)}">${acts}` +
    `${key}${parameters.map(parameterField).join('')}${field}<button>Send</button><output></output></form></details>`
  );
}

type Parameter = NonNullable<Operation['parameters']>[number];

function parameterField(parameter: Parameter): string {
  const { name, in: place } = parameter;
  const isRequired = parameter['required'] === true;
  const example = typeof parameter['example'] === 'string' ? parameter['example'] : '';
  const value = isRequired ? ` value="${escaped(example)}" required` : '';
  return `<label><code>${escaped(name)}</code> <span>${escaped(place)}${isRequired ? ', required' : ''}</span><input data-in="${escaped(place)}" data-name="${escaped(name)}" autocomplete="off"${value}></label>`;
}
