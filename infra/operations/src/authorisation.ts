import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../embedded/src/index.ts';
import { withAuthorisationTable } from './authorisation/table.ts';

// Usage: npm run docs:authorisation
const file = join(root, 'docs/security/access.md');
await writeFile(file, withAuthorisationTable(await readFile(file, 'utf8')));
