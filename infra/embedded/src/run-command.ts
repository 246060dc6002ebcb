import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { signalGroup } from '@dealership/embedded-postgres';

export interface CommandOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Kills the command and all its children. */
  signal?: AbortSignal;
  /** Streams the output instead of collecting it. */
  show?: boolean;
  /** Called with each line as it arrives. */
  onLine?: (line: string) => void;
}

/** Runs a program to its end. `output` is what it printed, in order, unless it was streamed. */
export async function runCommand(
  program: string,
  args: string[],
  { cwd, env, signal, show, onLine }: CommandOptions,
): Promise<{ code: number | null; output: string }> {
  signal?.throwIfAborted();
  // Its own process group, so that its children are killed with it.
  const output = show ? 'inherit' : 'pipe';
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
  }
  const end = () => child.pid && signalGroup(child.pid, 'SIGTERM');
  signal?.addEventListener('abort', end);
  try {
    const [code] = await once(child, 'close');
    signal?.throwIfAborted();
    return { code, output: Buffer.concat(chunks).toString() };
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
