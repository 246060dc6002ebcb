import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

interface LoggingOptions {
  name: string;
  level: string;
}

const path = (url = ''): string => url.split('?', 1)[0] ?? '';

/** A failed statement carries the values that it was to store: people's names, addresses and messages. */
export const UNLOGGED = { paths: ['parameters', 'detail', 'driverError'].map((field) => `err.${field}`), remove: true };

/** JSON lines with the request id; ids, codes and paths only: no query strings, names, addresses or texts. */
export const loggingModule = ({ name, level }: LoggingOptions): DynamicModule =>
  LoggerModule.forRoot({
    pinoHttp: {
      name,
      level,
      redact: UNLOGGED,
      customAttributeKeys: { reqId: 'requestId' },
      quietReqLogger: true,
      autoLogging: { ignore: (request: IncomingMessage) => path(request.url).startsWith('/health') },
      customProps: (request: IncomingMessage) => ({ method: request.method, path: path(request.url) }),
      serializers: { req: () => undefined, res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }) },
    },
  });
