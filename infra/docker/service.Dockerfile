# Image of a Node service, or of several workspaces that belong together:
#   docker build -f infra/docker/service.Dockerfile --build-arg WORKSPACES=svc-catalog --build-arg ENTRY=svc-catalog/dist/main.js .
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# Copies only what determines the packages, so that source changes do not invalidate npm's layers.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
# Identical for every service: all images share this layer.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts \
      -w packages/build-kit -w packages/service-kit -w gateway $(printf -- '-w %s ' svc-*)
COPY . .
ARG WORKSPACES
RUN set -e; for workspace in packages/contracts packages/server-kit packages/service-kit ${WORKSPACES}; do \
      npm run build --if-present -w "${workspace}"; \
    done
ARG EXTRA_FILES=""
RUN node infra/docker/assemble.mjs /out ${WORKSPACES} ${EXTRA_FILES:+-- ${EXTRA_FILES}}

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=build /out/manifests ./
ARG WORKSPACES
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=peer $(printf -- '-w %s ' ${WORKSPACES})

FROM ${NODE_IMAGE}
# The packages are already installed above.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
 && install -d -o node -g node /media /backups /state
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /out/files ./
COPY infra/docker/read-secrets.mjs infra/docker/healthcheck.mjs infra/docker/
ARG ENTRY
RUN printf "import '/app/%s';\n" "${ENTRY}" > start.mjs
ENV NODE_ENV=production NODE_OPTIONS=--import=/app/infra/docker/read-secrets.mjs
USER node
ENTRYPOINT ["node"]
CMD ["start.mjs"]
