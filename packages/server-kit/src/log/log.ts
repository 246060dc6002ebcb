/** The part of a logger that this package writes to. Pino's and Fastify's have it. */
export interface Log {
  info(message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
