import { join } from 'node:path';
import { declaredPorts } from '@dealership/topology';
import { runCommand } from '../run-command.ts';
import { UserError } from '../user-error.ts';
import { environmentOf } from './environment/environment.ts';
import { readPorts } from './environment/ports.ts';
import { RunFolder } from './environment/run-folder.ts';
import { Secrets } from './environment/secrets.ts';
import type { SiteOptions } from './site.ts';

export interface Tool {
  /** The process whose environment is used. */
  part: string;
  /** JavaScript file to run, relative to the root. */
  file: string;
  args: string[];
}

/** Runs a part's command beside the site that runs on the data folder. Returns its exit code. */
export async function runTool(
  { root, dataDir, processes, env }: Omit<SiteOptions, 'watch' | 'terminal'>,
  { part, file, args }: Tool,
): Promise<number> {
  const owner = processes.find(({ name }) => name === part);
  if (!owner) throw new Error(`The topology has no process ${part}`);
  if (!(await new RunFolder(dataDir).livingRunner())) throw new UserError(`No site runs on ${dataDir}. "npm start" starts it.`);
  const ports = readPorts(declaredPorts(processes), env);
  const settings = { root, dataDir, env, ports, secrets: new Secrets(dataDir), processes, watch: false };
  const options = { cwd: root, env: environmentOf(owner, settings), show: true };
  const { code } = await runCommand(process.execPath, [join(root, file), ...args], options);
  return code ?? 1;
}
