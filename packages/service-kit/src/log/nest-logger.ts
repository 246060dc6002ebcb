import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

type Level = 'debug' | 'error' | 'fatal' | 'info' | 'trace' | 'warn';

/** Nest's own lines and those of its loggers, written by the logger of the process: one JSON format. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  // Nest appends the context (a class name) as the last text; before it may stand the text or stack that belongs to the message.
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
