import { coalesceCalls } from '@dealership/server-kit';
import type { SitemapPage } from '@dealership/ui-kit/lifecycles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteClient } from '../remote-client.js';
import { renderSitemap, robotsText } from './sitemap.js';

/** The stock changes hourly, and search engines come daily. */
const TTL_MS = 10 * 60_000;

/** Serves `/robots.txt`, `/sitemap.xml` and its numbered files. */
export function registerSearchEngineRoutes(server: FastifyInstance, remotes: RemoteClient, origin: string): void {
  const share = coalesceCalls<SitemapPage[]>(TTL_MS);
  const remotePages = () => share('sitemap', () => remotes.sitemap());

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(robotsText(origin)),
  );

  const render = async (file?: number) => renderSitemap(await remotePages(), origin, file);

  const answer = async (request: FastifyRequest, reply: FastifyReply, file?: number) => {
    const xml = await render(file).catch((error: unknown) => {
      request.log.warn({ err: error }, 'remote did not list its pages');
      return undefined;
    });
    // Search engines would drop pages that are missing from an incomplete sitemap.
    if (xml === undefined) return reply.status(503).header('retry-after', '60').send();
    if (xml === null) return reply.callNotFound();
    return reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' }).send(xml);
  };
  server.get('/sitemap.xml', (request, reply) => answer(request, reply));
  server.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}).xml', (request, reply) =>
    answer(request, reply, Number(request.params.file)),
  );
}
