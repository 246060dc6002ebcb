# An image of a front end, the host or a remote: its server and its files for the browser.
#   docker build -f infra/docker/front-end.Dockerfile --build-arg WORKSPACE=mf-catalog .
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# Only what decides about the packages, so that a change of the sources leaves the layers of npm alone.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
# The same for every front end, so that all their images share this layer and the next two.
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
# Packages are installed above; nothing is to be installed here.
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
