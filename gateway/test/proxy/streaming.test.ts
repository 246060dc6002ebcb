import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Site, startGateway } from '../support/gateway.js';

const LIMIT = 256 * 1024;

describe('streams', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startGateway();
  });
  afterAll(() => site.close());

  const open = (path: string, method = 'GET', headers: Record<string, string | number> = {}) =>
    httpRequest(`${site.url}${path}`, { method, headers, agent: false });

  const answerTo = async (request: ReturnType<typeof open>): Promise<IncomingMessage> => {
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };

  it('forwards the first bytes before the upstream has finished', async () => {
    let finish = () => {};
    site.upstreams.shell.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<head>');
      finish = () => response.end('<body>');
    };
    const answer = await answerTo(open('/shell/main.js').end());
    const [first] = (await once(answer, 'data')) as [Buffer];
    expect(first.toString()).toBe('<head>');
    finish();
    expect(await text(answer)).toBe('<body>');
  });

  it('forwards the first bytes of a body before the client has sent the rest', async () => {
    let received = '';
    site.upstreams.inquiries.behave = (request, response) => {
      request.on('data', (chunk) => {
        received += chunk;
      });
      request.on('end', () => response.writeHead(201).end());
    };
    const request = open('/api/contact', 'POST', { 'content-type': 'application/json' });
    request.write('{"message":');
    await until('the first piece has come', () => received === '{"message":');
    request.end('"hi"}');
    expect((await answerTo(request)).statusCode).toBe(201);
    expect(received).toBe('{"message":"hi"}');
  });

  it('accepts a body of the maximum size', async () => {
    site.upstreams.inquiries.behave = (request, response) => {
      request.resume().on('end', () => response.writeHead(201).end());
    };
    const answer = await fetch(`${site.url}/api/contact`, { method: 'POST', body: 'x'.repeat(LIMIT) });
    expect(answer.status).toBe(201);
    await until('the whole body has come', () => site.upstreams.inquiries.lastCall.body.length === LIMIT);
  });

  it('answers 413 to a body that announces too much, without calling the upstream', async () => {
    site.upstreams.inquiries.calls = [];
    const request = open('/api/contact', 'POST', { 'content-length': LIMIT + 1 });
    request.flushHeaders();
    const answer = await answerTo(request);
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse(await text(answer))).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(site.upstreams.inquiries.calls).toEqual([]);
  });

  it('answers 413 as soon as an unannounced body is too large, and aborts the upstream call', async () => {
    let broken = false;
    site.upstreams.inquiries.behave = (request) => {
      request.resume().on('close', () => {
        broken = !request.complete;
      });
    };
    const request = open('/api/contact', 'POST', { 'transfer-encoding': 'chunked' });
    request.on('error', () => undefined);
    request.write(Buffer.alloc(LIMIT));
    request.write('one more');
    const answer = await answerTo(request);
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    await until('the upstream sees the end of the connection', () => broken);
  });

  it('aborts an answer whose upstream aborted, so that nobody takes it for complete', async () => {
    site.upstreams.shell.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<head>', () => response.destroy());
    };
    const answer = await answerTo(open('/shell/main.js').end());
    expect(answer.statusCode).toBe(200);
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  it('answers HEAD with the length of the file and no body', async () => {
    site.upstreams.shell.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 5 }).end();
    };
    const answer = await answerTo(open('/shell/main.js', 'HEAD').end());
    expect(answer.headers['content-length']).toBe('5');
    expect(await text(answer)).toBe('');
  });
});
