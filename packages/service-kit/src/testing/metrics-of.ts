import { Metrics } from '@dealership/server-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The lines of one metric, as `GET /metrics` of a process would return them now. */
export async function metricsOf(app: NestFastifyApplication, name: string): Promise<string[]> {
  const text = await app.get(Metrics).registry.metrics();
  return text.split('\n').filter((line) => line.startsWith(name));
}
