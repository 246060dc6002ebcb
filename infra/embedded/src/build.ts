import { buildWorkspaces } from './building/build-workspaces.ts';
import { root } from './root.ts';
import { seconds, Terminal } from './terminal.ts';
import { reportFailure } from './user-error.ts';

const terminal = new Terminal();
const started = Date.now();
const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };

try {
  const { built, unchanged } = await buildWorkspaces({ root, env, report: (name, note) => terminal.done(name, note) });
  console.log(`${built} built, ${unchanged} unchanged, in ${seconds(started)}`);
} catch (error) {
  process.exitCode = reportFailure(error);
}
