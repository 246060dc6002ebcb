import type { FastifyInstance } from 'fastify';
import qrCode from 'qrcode-generator';

const QUIET_ZONE = 2;

/** Renders a QR code of a URL as an SVG document: one path on white. */
export function qrCodeSvg(address: string): string {
  const code = qrCode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, at) => at);
  const dark = places.flatMap((row) =>
    places.flatMap((column) => (code.isDark(row, column) ? [`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`] : [])),
  );
  const size = count + 2 * QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  );
}

const HEADERS = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' };

/** Longer URLs produce codes that phones cannot read from paper. */
const MAX_QUERY = 400;

/** Serves codes of our own pages, for what is printed: `/qr/vehicle/12.svg`, `/qr/compare.svg?cars=1,2`. */
export function registerQrCodes(server: FastifyInstance, origin: string): void {
  server.get<{ Params: { id: string } }>('/qr/vehicle/:id(^[1-9]\\d{0,9}$).svg', async ({ params }, reply) =>
    reply.headers(HEADERS).send(qrCodeSvg(new URL(`/vehicle/${params.id}`, origin).href)),
  );
  for (const page of ['compare', 'auction-bidding'])
    server.get(`/qr/${page}.svg`, async ({ url }, reply) => {
      const query = url.split('?', 2)[1] ?? '';
      if (query.length > MAX_QUERY) return reply.code(414).send();
      return reply.headers(HEADERS).send(qrCodeSvg(new URL(`/${page}?${query}`, origin).href));
    });
}
