import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stores a test's HTML document for the step `html` of `npm test`; a no-op without that step. */
export function keepDocument(kind: 'pages' | 'admin' | 'emails', name: string, html: string): void {
  const folder = process.env.DOCUMENTS_DIR;
  if (!folder) return;
  mkdirSync(join(folder, kind), { recursive: true });
  writeFileSync(join(folder, kind, `${name.replace(/[^\w.-]+/g, '-')}.html`), html);
}
