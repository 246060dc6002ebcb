import { join } from 'node:path';
import type { Env } from '@dealership/server-kit';
import { processes, type SiteProcess } from '@dealership/topology';
import { root } from '../../../embedded/src/index.ts';

/** The file that describes what a process reads, and the name under which it does. */
function descriptionOf({ entry }: SiteProcess): [file: string, name: string] {
  const [folder] = entry.split('/');
  if (entry.endsWith('/server/server.js')) return [`${folder}/src/server/env.ts`, 'serverEnv'];
  return [`${folder}/src/env.ts`, entry.endsWith('/worker.js') ? 'workerEnv' : 'serviceEnv'];
}

/** What each process reads, by the process's name. Needs the sources to be importable: in tests, or with swc/run-sources.mjs. */
export async function loadEnvironments(): Promise<Record<string, Env>> {
  const loaded = processes
    .filter(({ standIn }) => !standIn)
    .map(async (process) => {
      const [file, name] = descriptionOf(process);
      const module: Record<string, Env> = await import(join(root, file));
      const env = module[name];
      if (!env) throw new Error(`${file} does not export ${name}`);
      return [process.name, env] as const;
    });
  return Object.fromEntries(await Promise.all(loaded));
}

/** What each process would refuse to start with, as 'NAME: what is wrong'; no entry where nothing is wrong. */
export async function checkEnvironments(given: Record<string, Record<string, string>>): Promise<Record<string, string[]>> {
  const environments = await loadEnvironments();
  const checked = Object.entries(given).map(([process, values]) => [process, environments[process]?.problems(values)] as const);
  return Object.fromEntries(
    checked.flatMap(([process, problems = ['is not known']]) => (problems.length ? [[process, problems]] : [])),
  );
}
