import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultSettings, type SettingValues } from '@dealership/contracts';

/** A fake svc-content: serves what a test has published, or fails while `isBroken`; `asked`: number of calls. */
export async function startContent() {
  const content = { settings: defaultSettings as SettingValues, isBroken: false, asked: 0, url: '', stop: () => server.close() };
  const server = createServer((_, response) => {
    content.asked++;
    response.writeHead(content.isBroken ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(content.isBroken ? {} : content.settings));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  content.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return content;
}
