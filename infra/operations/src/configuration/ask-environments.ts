import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Described, Problems } from './read-environments.ts';

// In a process of its own: it imports the sources of every part.
async function ask<Answer>(root: string, task: 'describe' | 'check', input = ''): Promise<Answer> {
  const file = join(root, 'infra/operations/src/configuration/read-environments.ts');
  const child = execFile(process.execPath, [file, task], { env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 2 ** 24 });
  child.stdin?.end(input);
  const [output, errors] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
  ]);
  if (!output) throw new Error(`The environments could not be read:\n${errors}`);
  return JSON.parse(output);
}

/** What each process reads. */
export const describeEnvironments = (root: string): Promise<Described> => ask(root, 'describe');

/** What each process would say about its environment when it starts. */
export const checkEnvironments = (root: string, environments: Record<string, Record<string, string>>): Promise<Problems> =>
  ask(root, 'check', JSON.stringify(environments));
