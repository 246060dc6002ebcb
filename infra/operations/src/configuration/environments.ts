import { join } from 'node:path';
import type { Env } from '@dealership/server-kit';
import { processes, type SiteProcess } from '@dealership/topology';
import { root } from '../../../embedded/src/index.ts';

/** The file with a process's schema, and its export. */
function descriptionOf({ entry }: SiteProcess): [file: string, name: string] {
  const [folder] = entry.split('/');
  if (entry.endsWith('/server/server.js')) return [`${folder}/src/server/env.ts`, 'serverEnv'];
  return [`${folder}/src/env.ts`, entry.endsWith('/worker.js') ? 'workerEnv' : 'serviceEnv'];
}

/**
 * The schema of each process's environment, by process name. The sources must be importable: in tests, or with
 * swc/run-sources.mjs.
 */
export async function loadEnvironments(): Promise<Record<string, Env>> {
  const loaded = processes
    .filter(({ simulated }) => !simulated)
    .map(async (process) => {
      const [file, name] = descriptionOf(process);
      const module: Record<string, Env> = await import(join(root, file));
      const env = module[name];
      if (!env) throw new Error(`${file} does not export ${name}`);
      return [process.name, env] as const;
    });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Errors that would keep each process from starting, as 'NAME: reason'; no entry without errors. */
export async function checkEnvironments(given: Record<string, Record<string, string>>): Promise<Record<string, string[]>> {
  const environments = await loadEnvironments();
  const checked = Object.entries(given).map(([process, values]) => [process, environments[process]?.problems(values)] as const);
  return Object.fromEntries(
    checked.flatMap(([process, problems = ['is not known']]) => (problems.length ? [[process, problems]] : [])),
  );
}
