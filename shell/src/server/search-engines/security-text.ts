import { LANGUAGES } from '@dealership/contracts';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR_MS = 182 * 24 * 3_600_000;

const securityText = (contact: string, origin: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.map(({ code }) => code).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Serves the contact for vulnerability reports (RFC 9116). */
export function registerSecurityText(server: FastifyInstance, contact: () => Promise<string>, origin: string): void {
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
      .send(securityText(await contact(), origin)),
  );
}
