import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasuredSite } from '../site.ts';

/**
 * Seconds until a site answers: on its first start, which creates database, pictures and demo data, and on the next
 * one.
 */
export async function measureStarts(from: string): Promise<{ first: number; next: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'dealership-starts-'));
  const start = async (keep: boolean): Promise<number> => {
    const started = performance.now();
    const site = await startMeasuredSite({}, from, folder);
    const seconds = (performance.now() - started) / 1000;
    await site.stop({ keep });
    return seconds;
  };
  return { first: await start(true), next: await start(false) };
}
