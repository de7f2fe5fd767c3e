# syntax=docker/dockerfile:1

# The manifests alone, so that packages are installed again only when they change.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/move-in/package.json apps/move-in/
COPY apps/web/package.json apps/web/
COPY apps/site/package.json apps/site/
COPY packages/contracts/package.json packages/contracts/
COPY prisma/package.json prisma/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 CHECKPOINT_DISABLE=1
RUN npm ci --include=dev
COPY . .
# the commit, for the server to name: the context has no .git
ARG COMMIT=
RUN npx turbo run build && rm apps/api/dist/*.map

# What the bundled server imports while it runs.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace @faculty/api --workspace @faculty/prisma --workspace @faculty/contracts
COPY apps/api/external-packages.mjs apps/api/prune-packages.mjs apps/api/
RUN node apps/api/prune-packages.mjs

# Node alone: the server starts no package manager.
FROM node:24.21.0-bookworm-slim AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/share/doc /usr/local/share/man /opt/yarn-* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install --directory --owner=node --group=node /data /backup

# One layer: what was removed from a layer of the base would still be in the image.
FROM scratch
COPY --from=runtime / /
# glibc would keep an arena of memory for every thread
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY apps/api/package.json apps/api/
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/apps/api/node_modules apps/api/node_modules
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY prisma/migrations prisma/migrations
COPY prisma/seed/demo/pictures prisma/seed/demo/pictures
USER node
VOLUME /data
EXPOSE 3000
# Podman keeps this with `--format docker` only: the OCI format has no health checks
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
ARG VERSION= COMMIT=
LABEL org.opencontainers.image.title="Faculty back-office" org.opencontainers.image.version=$VERSION org.opencontainers.image.revision=$COMMIT
