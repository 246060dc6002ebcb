import { root } from '../../embedded/src/index.ts';
import { migrateDatabases } from './migrate-databases.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => migrateDatabases(root, process.env, console.log));
