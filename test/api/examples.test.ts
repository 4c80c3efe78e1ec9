// The example that the document, the reference page and the Postman collection show for a request passes the schema of its route.
import { describe, expect, test } from 'vitest';
import { documentPath } from '../../src/api/docs/documented.ts';
import { exampleBody } from '../../src/api/docs/example-body.ts';
import { OpenApi } from '../../src/api/docs/finish.ts';
import { nameOf, routesOfWorld } from './routes.ts';
import { openApi } from './world.ts';

const world = await openApi();
const document = OpenApi.parse((await world.call({ path: '/openapi.json', key: null })).body);
const shown = routesOfWorld(world).flatMap((route) => {
  const operation = document.paths[documentPath(route.path)]?.[route.method.toLowerCase()];
  const example = operation && exampleBody(operation, document.components.schemas);
  return example === undefined || route.body === undefined || route.signed === true
    ? []
    : [{ name: nameOf(route), body: route.body, example }];
});

describe('the example of a request is one that its route takes', () => {
  test.each(shown)('$name', ({ body, example }) => {
    expect(body.safeParse(example).error?.issues).toBeUndefined();
  });
});

/** What needs nothing that a fresh sandbox lacks. */
const alone = ['POST /api/v2/offerings', 'POST /api/v2/flows', 'POST /api/v2/connect-links'];
test.each(shown.filter(({ name }) => alone.includes(name)))(
  'a fresh sandbox takes $name',
  async ({ name, example }) => {
    const [, path = ''] = name.split(' ');
    expect(await world.call({ method: 'POST', path, body: example })).toMatchObject({ status: 201 });
  },
);
