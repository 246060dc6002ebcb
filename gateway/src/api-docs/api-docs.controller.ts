import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../staff/session/session-cookie.js';
import type { OpenApiVersion } from './components.js';
import { openApi } from './open-api.js';

const require = createRequire(import.meta.url);

interface PageFile {
  type: string;
  /** Where it is in the package. */
  path: string;
}

/** Files of swagger-ui, self-hosted because the site's CSP allows no other origin. */
const SCRIPT: PageFile = {
  type: 'text/javascript; charset=utf-8',
  path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};
const FILES: Record<string, PageFile> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', path: require.resolve('swagger-ui-dist/swagger-ui.css') },
  'swagger-ui-bundle.js': SCRIPT,
};

/** The description that the page reads: Swagger UI takes seven times as long for OpenAPI 3.1. */
const DESCRIPTION = 'openapi-3.0.json';

const hashOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const page = (nonce: string, integrity: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Dealership API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="api"></main>
    <script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js" integrity="${integrity}" crossorigin></script>
    <script nonce="${nonce}">
      // Descriptions are plain text: no page of the site parses text as markup.
      const Markdown = ({ React }) => ({ components: { Markdown: ({ source }) => source ? React.createElement('p', null, source) : null } });
      SwaggerUIBundle({ url: '/api/docs/${DESCRIPTION}', dom_id: '#api', deepLinking: true, docExpansion: 'none', plugins: [Markdown] });
    </script>
  </body>
</html>
`;

/** The description of the API: as a document, and as a page to read it. */
@Controller()
export class ApiDocsController {
  /** Made on the first request: each takes a third of a second. */
  private readonly documents: Partial<Record<OpenApiVersion, ReturnType<typeof openApi>>> = {};

  constructor(private readonly cookie: SessionCookie) {}

  @Route(api.getOpenApi)
  @Header('cache-control', 'no-cache')
  describe(): ReturnType<typeof openApi> {
    return this.documentOf('3.1');
  }

  @Route(api.openApiDocs)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async read(@Req() request: FastifyRequest): Promise<string> {
    request.cspNonce = randomBytes(16).toString('base64');
    return page(request.cspNonce, hashOf(await readFile(SCRIPT.path)));
  }

  @Route(api.getApiDocsFile)
  @Header('cache-control', 'public, max-age=3600')
  async file(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer | string> {
    if (file === DESCRIPTION) {
      void reply.type('application/json; charset=utf-8');
      return JSON.stringify(this.documentOf('3.0'));
    }
    const found = Object.hasOwn(FILES, file) && FILES[file];
    if (!found) throw new AppError('ROUTE_NOT_FOUND');
    void reply.type(found.type);
    return readFile(found.path);
  }

  private documentOf(version: OpenApiVersion): ReturnType<typeof openApi> {
    this.documents[version] ??= openApi(this.cookie.name, version);
    return this.documents[version];
  }
}
