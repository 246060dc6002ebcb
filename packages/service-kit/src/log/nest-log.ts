import type { Log } from '@dealership/server-kit';
import type { Logger } from '@nestjs/common';

/** Nest's logger as the parts of server-kit write to one. */
export const nestLog = (logger: Logger): Log => ({
  info: (message) => logger.log(message),
  warn: (details, message) => logger.warn(details, message),
  error: (details, message) => logger.error(details, message),
});
