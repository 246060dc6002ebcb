import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookie } from '../staff/session/session-cookie.js';
import { openApi } from './open-api.js';

const require = createRequire(import.meta.url);

/** Files of swagger-ui, self-hosted because the site's CSP allows no other origin. */
const SCRIPT = { type: 'text/javascript; charset=utf-8', path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js') };
const FILES: Record<string, { type: string; path: string }> = {
  'swagger-ui.css': { type: 'text/css; charset=utf-8', path: require.resolve('swagger-ui-dist/swagger-ui.css') },
  'swagger-ui-bundle.js': SCRIPT,
};

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
      SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none', plugins: [Markdown] });
    </script>
  </body>
</html>
`;

/** The description of the API: as a document, and as a page to read it. */
@Controller()
export class ApiDocsController {
  private readonly document: ReturnType<typeof openApi>;

  constructor(cookie: SessionCookie) {
    this.document = openApi(cookie.name);
  }

  @Route(api.getOpenApi)
  @Header('cache-control', 'no-cache')
  describe(): ReturnType<typeof openApi> {
    return this.document;
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
  async file(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const found = Object.hasOwn(FILES, file) && FILES[file];
    if (!found) throw new AppError('ROUTE_NOT_FOUND');
    void reply.type(found.type);
    return readFile(found.path);
  }
}
