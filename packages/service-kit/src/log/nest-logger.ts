import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

type Level = 'debug' | 'error' | 'fatal' | 'info' | 'trace' | 'warn';

/** Routes Nest's log lines to the process's logger: one JSON format. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  // Nest passes the context (a class name) as the last text; a text or stack of the message may precede it.
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]): void => {
      const texts = rest.filter((part) => typeof part === 'string');
      const context = texts.pop();
      if (message instanceof Error) log[level]({ context, err: message });
      else if (typeof message === 'object') log[level]({ context, ...message }, texts[0]);
      else log[level]({ context, details: texts[0] }, String(message));
    };
  return { log: at('info'), fatal: at('fatal'), error: at('error'), warn: at('warn'), debug: at('debug'), verbose: at('trace') };
}
