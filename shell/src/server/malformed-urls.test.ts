/** @jest-environment @dealership/build-kit/jest/server-environment */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from '@jest/globals';
import { shellSite } from '../testing/shell-site.js';

const { listen } = shellSite();

const HOST = 'evil.example';

const PLACES = ['', '/', '/inventory', '/vehicle/1', '/shell', '/admin'];

const ENDS = [
  `//${HOST}`,
  `//${HOST}/`,
  `///${HOST}/login/`,
  `//a//${HOST}/login/`,
  `//${HOST}?lang=xx`,
  `/\\${HOST}/`,
  `\\\\${HOST}/`,
  `/%2f${HOST}/`,
  `/%2F%2f${HOST}/`,
  `/%5c${HOST}/`,
  `/%252f${HOST}/`,
  `/%09/${HOST}/`,
  `/..//${HOST}/`,
  `/%2e%2e//${HOST}/`,
  `/.//${HOST}/`,
  `//@${HOST}/`,
  '//a:99999999/',
  '//[/',
  '//',
  `/;//${HOST}/`,
  '/%00/',
  '/%ZZ',
  '/%E0%A4%A',
  `/?lang=//${HOST}`,
  `/?lang=xx&next=//${HOST}`,
  `/a/../../${HOST}/`,
  '/javascript:alert(1)//',
  `/${'a/'.repeat(900)}`,
];

let port: number;
beforeAll(async () => {
  port = Number(new URL(await listen()).port);
});

/** The address reaches the shell byte for byte. */
async function ask(target: string): Promise<{ status: number; location: string | undefined }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: cars.example\r\nconnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ', 2)[1]), location: /^location: (.*)$/im.exec(head)?.[1] };
}

it.each(PLACES)('no malformed URL below "%s" reaches another host or causes a server error', async (place) => {
  const wrong: unknown[] = [];
  for (const target of ENDS.map((end) => place + end)) {
    const { status, location } = await ask(target);
    const isElsewhere = location !== undefined && new URL(location, 'https://cars.example').host !== 'cars.example';
    if (!(status >= 200 && status < 500) || isElsewhere) wrong.push({ target: target.slice(0, 80), status, location });
  }
  expect(wrong).toEqual([]);
});
