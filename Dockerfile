# syntax=docker/dockerfile:1

# The manifests alone, so that packages are installed again only when they change.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
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
RUN npx turbo run build

# What the server imports while it runs: the web app is already bundled, and nobody reads types, maps and manuals of packages there.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace @faculty/api --workspace @faculty/prisma --workspace @faculty/contracts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) \
    ! -iname '*licen[cs]e*' -delete

FROM node:24.21.0-bookworm-slim
# glibc would keep an arena of memory for every thread
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install --directory --owner=node --group=node /data /backup
COPY --from=packages /app ./
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY prisma/migrations prisma/migrations
COPY prisma/seed/demo/pictures prisma/seed/demo/pictures
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/server.js"]
