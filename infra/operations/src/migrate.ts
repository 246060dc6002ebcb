import { root } from '../../embedded/src/root.ts';
import { migrateDatabases } from './migrate-databases.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => migrateDatabases(root, process.env, console.log));
