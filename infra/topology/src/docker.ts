import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Docker; returns its output. */
export const docker = async (...words: string[]): Promise<string> => (await run('docker', words)).stdout.trim();

export interface Container {
  /** Or its name. */
  id: string;
  /** The service in docker-compose.yml. */
  service: string;
}

interface State {
  /** 0 if it is not running. */
  pid: number;
  healthy: boolean;
  /** Start time, which changes with each start. */
  started: string;
  /** On the network shared with this machine, if any. */
  address: string;
}

/** The running containers of docker-compose.yml, ordered by service. */
export async function runningContainers(): Promise<Container[]> {
  const label = 'com.docker.compose';
  const lines = await docker(
    'ps',
    '--no-trunc',
    '--filter',
    `label=${label}.project=dealership`,
    '--format',
    `{{.ID}} {{.Label "${label}.service"}}`,
  );
  const containers = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ id: line.split(' ')[0] ?? '', service: line.split(' ')[1] ?? '' }));
  return containers.toSorted((a, b) => a.service.localeCompare(b.service));
}

export async function stateOf({ id }: Pick<Container, 'id'>): Promise<State> {
  const format =
    '{{.State.Pid}} {{.State.Health.Status}} {{.State.StartedAt}} {{with index .NetworkSettings.Networks "dealership_edge"}}{{.IPAddress}}{{end}}';
  const [pid, health, started = '', address = ''] = (await docker('inspect', '--format', format, id)).split(' ');
  return { pid: Number(pid), healthy: health === 'healthy', started, address };
}

/** Killing the process counts as a crash: after Docker's own `kill` it would not be restarted. */
export async function pidOf(container: Pick<Container, 'id'>): Promise<number> {
  const { pid } = await stateOf(container);
  // kill(0) would signal this process's own group.
  if (!(pid > 0)) throw new Error(`${container.id} has no process`);
  return pid;
}

export const crash = async (container: Container): Promise<void> => void process.kill(await pidOf(container), 'SIGKILL');

/** As in an upgrade: stopped and started again. */
export const restart = ({ id }: Container): Promise<string> => docker('restart', id);
