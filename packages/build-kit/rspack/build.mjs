import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { runCompiler } from '../run-compiler.mjs';
import { serviceConfig } from './service-config.mjs';

// Usage, in a service's folder: node build.mjs main database/migrate … [--watch]. Builds dist/main.js from src/main.ts, etc.
const { positionals } = parseArgs({ options: { watch: { type: 'boolean' } }, allowPositionals: true });
runCompiler(rspack(serviceConfig(resolve(), positionals)));
