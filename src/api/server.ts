// The HTTP server: opens Fastify and puts Muster's own lean pieces onto it. Listens when `main` says so.
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Problem } from '../core/problem.ts';
import { noTelemetry } from '../core/telemetry.ts';
import { openAuthenticator } from './auth/authenticate.ts';
import { openTokens } from './auth/tokens.ts';
import { openDocument } from './docs/openapi.ts';
import { postmanCollection } from './docs/postman.ts';
import { answerClientError } from './http/client-errors.ts';
import { validatorCompiler } from './http/faults.ts';
import { serializerCompiler } from './http/replies.ts';
import { readFormBodies } from './http/form-body.ts';
import { openInboundEndpoints } from './http/inbound-endpoints.ts';
import { openGuard } from './http/guard.ts';
import { openKnownAddresses } from './http/other-methods.ts';
import { bodyBytes, readJsonBodies } from './http/json-body.ts';
import { errorHandler } from './http/problems.ts';
import { readRawBodies } from './http/raw-body.ts';
import { requestIds } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { traceRequests } from './http/request-spans.ts';
import { securityHeaders } from './http/security-headers.ts';
import { openSignedReader } from './http/signed-body.ts';
import { readTextBodies } from './http/text-body.ts';
import type { ApiConfig, ApiPorts } from './ports.ts';
import { type Registering, register } from './register.ts';
import type { Route } from './route.ts';
import { serveAssessment } from './assessment/pages.ts';
import { serveBooking } from './booking/pages.ts';
import { servePublicPage } from './public-page/pages.ts';
import { serveConsole } from './routes/console-page.ts';
import { routesOf } from './routes/index.ts';
import type { RoutePorts } from './routes/route-ports.ts';
import { serveConnect } from './routes/connect-pages.ts';
import { scimType } from './scim/errors.ts';
import { serveSingleSignOn } from './sso/pages.ts';
import { serveEmbeddedBuilder } from './routes/embedded-builder.ts';
import { serveWidget } from './routes/widget-pages.ts';

const requestTimeoutMs = 15_000;
// Longer than proxies keep a connection, so that they close it and not we under a request that is on its way.
const keepAliveTimeoutMs = 72_000;

export function openServer(ports: ApiPorts): FastifyInstance {
  const { config, clocks, credentials, directory, limiter, log, organizations, stores } = ports;
  const app = Fastify(options(ports));
  const addresses = openKnownAddresses(app);
  const stopping = new AbortController();
  const state = (): ReturnType<ApiPorts['state']> => (stopping.signal.aborted ? 'draining' : ports.state());
  const tokens = openTokens({ credentials, clock: clocks.real, publicUrl: config.publicUrl });
  const authenticator = openAuthenticator({
    credentials,
    directory,
    tokens,
    clock: clocks.real,
    log,
    publicUrl: config.publicUrl,
    idleMinutes: config.sessionIdleMinutes,
  });

  for (const name of ['caller', 'problemCode', 'trace', 'span'] as const) app.decorateRequest(name, undefined);
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(log, config.publicUrl));
  traceRequests(app, ports.telemetry ?? noTelemetry);
  app.addHook(
    'onRequest',
    openGuard({
      clocks,
      config,
      state,
      stores,
      organizations,
      authenticator,
      limiter,
      addresses,
    }),
  );
  app.addHook('onResponse', logRequests(log));
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  app.setNotFoundHandler(() => {
    throw new Problem('not_found', 'There is nothing at this address. /docs lists all.');
  });

  const signed = openSignedReader({ sources: ports.eventSources, clock: clocks.real });
  const collection = () => postmanCollection(document.read(), routes);
  const parts = {
    tokens,
    authenticator,
    signed,
    stopping: stopping.signal,
    document: () => document.read(),
    collection,
  };
  const routePorts: RoutePorts = { ...ports, state, ...parts };
  const routes = routesOf(routePorts);
  const document = openDocument({ routes, publicUrl: config.publicUrl, version: config.version });
  void app.register(async (scope) => await openAddresses(scope, routes, { ...routePorts, all: routes, addresses }));
  // Where Swagger UI stood: each operation is tried on its own page.
  app.get('/docs/try', (_request, reply) => reply.redirect('/docs/reference', 308));
  return app;
}

/** Routes that read bodies of another kind have a scope of their own: elsewhere such a body stays a 415. */
async function openAddresses(scope: FastifyInstance, routes: readonly Route[], ports: Registering): Promise<void> {
  const { json = [], oauth = [], uploads = [], signed = [], scim = [] } = Object.groupBy(routes, bodyKindOf);
  register(scope, json, ports);
  serveConsole(scope, ports.consoleFiles);
  serveWidget(scope, ports);
  serveEmbeddedBuilder(scope, ports);
  serveConnect(scope, ports);
  serveSingleSignOn(scope, ports);
  serveAssessment(scope, ports);
  serveBooking(scope, ports);
  servePublicPage(scope, ports);
  await scope.register(async (endpoints) => openInboundEndpoints(endpoints, ports.endpoints));
  await scope.register(async (forms) => {
    readFormBodies(forms);
    register(forms, oauth, ports);
  });
  await scope.register(async (provisioning) => {
    readJsonBodies(provisioning, ['application/json', scimType]);
    register(provisioning, scim, ports);
  });
  await scope.register(async (files) => {
    readTextBodies(files);
    register(files, uploads, ports);
  });
  await scope.register(async (intake) => {
    readRawBodies(intake);
    register(intake, signed, ports);
  });
}

/** What a route reads decides which scope of the server it stands in. */
function bodyKindOf({ oauth, uploads, signed, scim }: Route): 'json' | 'oauth' | 'uploads' | 'signed' | 'scim' {
  if (scim === true) return 'scim';
  if (signed === true) return 'signed';
  if (oauth === true) return 'oauth';
  return uploads === undefined ? 'json' : 'uploads';
}

function unused(): never {
  throw new Error('a scope of the server lost the compilers of schemas');
}

function options({ config, newId, log }: ApiPorts): FastifyServerOptions {
  return {
    logger: false,
    bodyLimit: bodyBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // Our own hook answers while closing, with a body and Retry-After.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: requestIds(newId),
    routerOptions: { maxParamLength: 512 },
    // Without this Fastify imports a validator and a serializer of its own, a hundred modules that ours stand in for.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    clientErrorHandler: answerClientError,
    // The router's own refusals come before every hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config.publicUrl), 'x-request-id': request.id });
      errorHandler(log, config.publicUrl)(error, request, reply);
    },
    ...transport(config),
  };
}

/** Node would refuse a request without a host by itself, with an empty answer; ours comes from the guard. */
function transport({ tls }: ApiConfig) {
  const http = { requireHostHeader: false };
  return tls === undefined ? { http } : { https: { ...http, ...tls, minVersion: 'TLSv1.3' as const } };
}
