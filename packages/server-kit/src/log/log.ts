/** The subset of Pino's and Fastify's logger used by this package. */
export interface Log {
  info(message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
