import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { siteUrl } from '../../src/site.ts';
import { test } from '../../src/test.ts';

const HOST = 'evil.example';

const PLACES = ['', '/', '/inventory', '/vehicle', '/vehicle/1', '/api/vehicles', '/media', '/shell', '/mf-catalog', '/admin'];

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
  `//a:99999999/`,
  `//[/`,
  `/;//${HOST}/`,
  `/%00/`,
  `/%ZZ`,
  `/%E0%A4%A`,
  `/?lang=//${HOST}`,
  `/?lang=xx&next=//${HOST}`,
  `/a/../../${HOST}/`,
  `/${'a/'.repeat(900)}`,
];

const WHOLE = [
  `http://${HOST}/inventory/`,
  `https://${HOST}//`,
  '*',
  `@${HOST}/`,
  `//${HOST}:443/%2e%2e`,
  `/javascript:alert(1)//`,
];

const CORPUS = [...PLACES.flatMap((place) => ENDS.map((end) => place + end)), ...WHOLE];

/** Requests a path like `curl --path-as-is`: it reaches the site byte for byte. */
async function ask(target: string, accept: string): Promise<{ status: number; location?: string | undefined; body: string }> {
  const { hostname, port, host } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ', 2)[1]),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: rest.join('\r\n\r\n'),
  };
}

for (const accept of ['text/html', '*/*'])
  test(`no malformed URL reaches another host or causes a server error (accept: ${accept})`, async () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(200);
    const wrong: unknown[] = [];
    for (const target of CORPUS) {
      const { status, location, body } = await ask(target, accept);
      const found = status >= 200 && status < 300;
      const elsewhere = location !== undefined && new URL(location, siteUrl).host !== new URL(siteUrl).host;
      const sentOn = status >= 300 && status < 400 && location?.startsWith('/') && !elsewhere;
      const designed = status >= 400 && status < 500 && /"requestId":|<h1/.test(body);
      if (!found && !sentOn && !designed) wrong.push({ target: target.slice(0, 80), status, location, body: body.slice(0, 120) });
    }
    expect(wrong).toEqual([]);
  });
