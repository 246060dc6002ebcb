import type { Log } from '@dealership/server-kit';
import type { Logger } from '@nestjs/common';

/** Adapts Nest's logger to server-kit. */
export const nestLog = (logger: Logger): Log => ({
  info: (message) => logger.log(message),
  warn: (details, message) => logger.warn(details, message),
  error: (details, message) => logger.error(details, message),
});
