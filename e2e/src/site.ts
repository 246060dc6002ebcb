import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

/** The site that the journeys run on: its own ports and its own data, beside any other that may run here. */
export const root = resolve(import.meta.dirname, '../..');
export const dataDir = process.env.E2E_DATA_DIR ?? join(root, '.data-e2e');

export const ports = {
  PORT: 28080,
  SHELL_PORT: 24000,
  MF_CATALOG_PORT: 24101,
  MF_SERVICES_PORT: 24102,
  MF_BLOG_PORT: 24103,
  MF_ADMIN_PORT: 24104,
  SVC_CATALOG_PORT: 24201,
  SVC_INQUIRIES_PORT: 24202,
  SVC_CONTENT_PORT: 24203,
  SVC_PAYMENTS_PORT: 24204,
  STRIPE_SIMULATOR_PORT: 24290,
  NOTIFIER_PORT: 24212,
  POSTGRES_PORT: 25432,
  SMTP_PORT: 21025,
  MAIL_WEB_PORT: 21080,
};

export const siteUrl = `http://localhost:${ports.PORT}`;

const runFile = (part: string, kind: 'pid' | 'hold') => join(dataDir, 'run', `${part}.${kind}`);

const pidOf = (part: string): number => Number(readFileSync(runFile(part, 'pid'), 'utf8'));

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends a part of the site as a crash would; the site starts it again by itself. */
export function crash(part: string): void {
  process.kill(pidOf(part), 'SIGKILL');
}

/** Ends a part and keeps it away until the returned function is called, which waits until it is back. */
export async function takeDown(part: string, healthPort: number): Promise<() => Promise<void>> {
  writeFileSync(runFile(part, 'hold'), '');
  const pid = pidOf(part);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lives(pid)).toBe(false);
  return async () => {
    rmSync(runFile(part, 'hold'));
    await expect.poll(() => isReady(healthPort), { timeout: 30_000 }).toBe(true);
  };
}

/** Stops a part in its tracks: it takes connections and never answers. */
export function freeze(part: string): () => void {
  const pid = pidOf(part);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export const isRunning = (part: string): boolean => existsSync(runFile(part, 'pid')) && lives(pidOf(part));
