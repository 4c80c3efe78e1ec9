// The scripts of the Postman collection: what a request refers to is made before it is sent, and what it changed is made anew
// afterwards. Plain JavaScript for the sandbox of Postman and its kin.
import { variables } from './variables.ts';

export const beforeRequest = (): string[] =>
  `const known = ${JSON.stringify(sources())};
const names = (text) => [...text.matchAll(/\\{\\{([a-z_]+)\\}\\}/g)].map(([, name]) => name).filter((name) => name in known);
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));

async function fill(text) {
  for (const name of names(text)) await make(name);
  return pm.variables.replaceIn(text);
}

async function make(name) {
  const from = known[name];
  if (from.signs !== undefined) return await sign(name, from.signs);
  if (pm.collectionVariables.get(name)) return;
  if (from.beside !== undefined) return await make(from.beside);
  if (from === 'elsewhere') {
    pm.test.skip('left out until the variable ' + name + ' is filled in', () => undefined);
    return pm.execution.skipRequest();
  }
  if (from.after !== undefined) await make(from.after);
  for (let left = from.tries ?? 1; left > 0; left -= 1) {
    const answer = await send(from);
    const value = taken(from, answer);
    for (const [other, path] of Object.entries(from.keeps ?? {})) pm.collectionVariables.set(other, taken({ take: path }, answer));
    if (value) return pm.collectionVariables.set(name, value);
    if (left > 1) await pause();
  }
  throw new Error('cannot make ' + name);
}

async function send(from) {
  const header = { 'content-type': 'application/json' };
  if (from.open !== true) header.authorization = 'Bearer ' + pm.variables.get('apiKey');
  const raw = from.body === undefined ? undefined : await fill(JSON.stringify(from.body));
  const url = pm.variables.get('baseUrl') + (await fill(from.path));
  if (raw === undefined) delete header['content-type'];
  const request = { url, method: from.method, header, ...(raw && { body: { mode: 'raw', raw } }) };
  return await new Promise((resolve, reject) => pm.sendRequest(request, (error, answer) => (error ? reject(error) : resolve(answer))));
}

function taken({ take, match }, answer) {
  let value = answer.text();
  if (take.header) value = answer.headers.get(take.header);
  else if (take !== '') value = take.split('.').reduce((inside, step) => inside?.[step], answer.json());
  return match === undefined ? value : new RegExp(match).exec(value ?? '')?.[1];
}

async function sign(name, secret) {
  await make(secret);
  const key = CryptoJS.enc.Base64.parse(pm.collectionVariables.get(secret).replace('whsec_', ''));
  const id = 'msg_' + pm.variables.replaceIn('{{$guid}}');
  const at = pm.variables.replaceIn('{{$timestamp}}');
  const body = pm.variables.replaceIn(pm.request.body.raw);
  pm.request.body.update({ mode: 'raw', raw: body });
  pm.variables.set('webhook_id', id);
  pm.variables.set('webhook_timestamp', at);
  pm.variables.set(name, 'v1,' + CryptoJS.enc.Base64.stringify(CryptoJS.HmacSHA256([id, at, body].join('.'), key)));
}

fill(JSON.stringify(pm.request)).catch((error) => pm.test('what it refers to is made', () => { throw error; }));`.split(
    '\n',
  );

export const afterRequest = (): string[] =>
  `pm.test('is accepted', () => pm.expect(pm.response.code).to.be.below(400));
if (pm.request.method !== 'GET') for (const name of ${JSON.stringify(madeNames())}) pm.collectionVariables.unset(name);`.split(
    '\n',
  );

const sources = () => Object.fromEntries(Object.entries(variables).map(([name, { from }]) => [name, from]));

const madeNames = (): string[] =>
  Object.entries(variables).flatMap(([name, { from }]) => (typeof from === 'string' ? [] : [name]));
