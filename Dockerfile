# One image for the service and its workers, which are bundled: docs/decisions/0143.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings Node 24, so the platform packages of it are left out.
COPY bin/prune-install.mjs bin/
RUN npm ci --omit=dev --omit=optional && node bin/prune-install.mjs node_modules

# The service, and what the browser is sent, are built here; the tools for it stay behind.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY web web
COPY src src
COPY scripts scripts
RUN node --disable-warning=ExperimentalWarning scripts/build-web.ts && node --disable-warning=ExperimentalWarning scripts/build-server.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/muster
# A quarter less memory when idle: on a large machine V8 and malloc would keep far more for young objects than lives at once, and what was freed after a start.
ENV NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY --from=install /app/node_modules node_modules
COPY package.json CHANGELOG.md ./
COPY bin bin
COPY src src
COPY web web
COPY --from=build /app/dist dist
COPY docs docs
COPY data data
RUN mkdir -p /var/lib/muster && chown node:node /var/lib/muster
USER node
VOLUME /var/lib/muster
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "dist/server/main.mjs"]
