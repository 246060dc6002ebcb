import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Fake servers in place of external services, with a disk that can fill up. */
export interface FakeServer {
  full: boolean;
  close(): void;
}

export interface MailServer extends FakeServer {
  /** Every accepted mail, verbatim. */
  mails: string[];
}

export async function startMailServer(port: number): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        if (fakeServer.full) return done(Object.assign(new Error('4.3.1 Insufficient system storage'), { responseCode: 452 }));
        mails.push(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const fakeServer: MailServer = { full: false, mails, close: () => server.close() };
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  return fakeServer;
}

/** The subset of S3 that the media store uses. */
export async function startBucket(port: number): Promise<FakeServer> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const { pathname: key } = new URL(request.url ?? '/', 'http://bucket');
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      if (fakeServer.full) return response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code></Error>');
      objects.set(key, bytes);
      return response.end();
    }
    const object = objects.get(key);
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const facts = { 'content-length': object.length, 'last-modified': new Date().toUTCString(), etag: '"1"' };
    return response.writeHead(200, facts).end(request.method === 'HEAD' ? undefined : object);
  });
  const fakeServer: FakeServer = { full: false, close: () => void server.close().closeAllConnections() };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return fakeServer;
}
