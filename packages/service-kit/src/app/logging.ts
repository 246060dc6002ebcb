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

interface Line extends Record<string, unknown> {
  err: Error;
}

// pino-http makes an error of its own for every answer of 500 and more: it says nothing and carries a stack.
const withoutEmptyError = ({ err, ...line }: Line) =>
  err.message.startsWith('failed with status code') ? line : { ...line, err };

/** JSON lines with the request id; ids, codes and paths only: no query strings, names, addresses or texts. */
export const requestLog = ({ name, level }: LoggingOptions) => ({
  name,
  level,
  redact: UNLOGGED,
  customAttributeKeys: { reqId: 'requestId' },
  quietReqLogger: true,
  autoLogging: { ignore: (request: IncomingMessage) => path(request.url).startsWith('/health') },
  customErrorObject: (_request: IncomingMessage, _reply: unknown, _error: Error, line: Line) => withoutEmptyError(line),
  customProps: (request: IncomingMessage) => ({ method: request.method, path: path(request.url) }),
  serializers: { req: () => undefined, res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }) },
});

export const loggingModule = (options: LoggingOptions): DynamicModule => LoggerModule.forRoot({ pinoHttp: requestLog(options) });
