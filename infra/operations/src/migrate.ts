import { root } from '../../embedded/src/index.ts';
import { migrateDatabases } from './migrate-databases.ts';
import { runMain } from './run-main.ts';

await runMain(() => migrateDatabases(root, process.env, console.log));
