// Usage: node infra/embedded/src/tool.ts <part> <file> [argument…]: runs a part's command on the site of npm start.
import { processes } from '@dealership/topology';
import { root } from './root.ts';
import { dataDirOf } from './running/environment/data-dir.ts';
import { runTool } from './running/run-tool.ts';
import { reportFailure } from './user-error.ts';

const { env } = process;
const [part = '', file = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runTool({ root, dataDir: dataDirOf(root, env), processes, env }, { part, file, args });
} catch (error) {
  process.exitCode = reportFailure(error);
}
