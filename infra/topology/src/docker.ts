import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Docker; what it writes. */
export const docker = async (...words: string[]): Promise<string> => (await run('docker', words)).stdout.trim();

export interface Container {
  /** Or its name. */
  id: string;
  /** Of docker-compose.yml. */
  service: string;
}

interface State {
  /** 0 while it does not run. */
  pid: number;
  healthy: boolean;
  /** When it was started; another one after each start. */
  started: string;
  /** On the network that the machine reaches, if it is on one. */
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

/** Whose end is a crash: Docker takes its own `kill` for a wish and would not start the container again. */
export async function pidOf(container: Pick<Container, 'id'>): Promise<number> {
  const { pid } = await stateOf(container);
  // To kill 0 is to kill oneself.
  if (!(pid > 0)) throw new Error(`${container.id} has no process`);
  return pid;
}

export const crash = async (container: Container): Promise<void> => void process.kill(await pidOf(container), 'SIGKILL');

/** As an upgrade does: asked to end, and started again. */
export const restart = ({ id }: Container): Promise<string> => docker('restart', id);
