import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../embedded/src/index.ts';
import { configurationDocument } from './configuration/document.ts';
import { loadEnvironments } from './configuration/environments.ts';

// Usage: npm run docs:configuration
await writeFile(join(root, 'docs/configuration.md'), configurationDocument(await loadEnvironments()));
