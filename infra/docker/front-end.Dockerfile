# Image of a front end (shell or remote): its server and its browser files.
#   docker build -f infra/docker/front-end.Dockerfile --build-arg WORKSPACE=mf-catalog .
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# Copies only what determines the packages, so that source changes do not invalidate npm's layers.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
# Identical for every front end: all images share this layer and the next two.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts \
      -w packages/build-kit -w packages/fragment-server -w packages/ui-kit -w shell $(printf -- '-w %s ' mf-*)
COPY packages ./packages
RUN npm run build -w packages/contracts -w packages/server-kit
ARG WORKSPACE
COPY ${WORKSPACE} ./${WORKSPACE}
RUN NODE_ENV=production npm run build -w ${WORKSPACE}
COPY infra/docker/assemble.mjs infra/docker/
RUN node infra/docker/assemble.mjs /out ${WORKSPACE}

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=build /out/manifests ./
ARG WORKSPACE
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --omit=peer -w ${WORKSPACE}

FROM ${NODE_IMAGE}
# The packages are already installed above.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /out/files ./
COPY infra/docker/healthcheck.mjs infra/docker/
ARG WORKSPACE
RUN printf "import '/app/%s/dist/server/server.js';\n" "${WORKSPACE}" > start.mjs
ENV NODE_ENV=production
USER node
ENTRYPOINT ["node"]
CMD ["start.mjs"]
