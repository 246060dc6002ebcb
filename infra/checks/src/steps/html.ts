import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Result, type SystemProgram, show, type TestRun, verdict } from '../running/step.ts';
import { findProgram } from './system.ts';

export const JAVA: SystemProgram = { names: ['java'], package: 'default-jre-headless' };

/** Kinds of documents, and the steps whose tests store them. */
const KINDS = { pages: 'e2e', admin: 'e2e', emails: 'services' };

// Runs only for seconds, so the second compiler is not worth its cost. The default stack is too small for its CSS
// parser.
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

const VALIDATOR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Where the tests of a run store their HTML documents. */
export const documentsFolder = ({ folder }: TestRun): string => join(folder, 'documents');

async function findJava(run: TestRun): Promise<string | undefined> {
  await run.installed;
  return findProgram(JAVA.names, run.env);
}

/**
 * Most of the validator's time goes into style sheets that repeat across documents: keep each in the first one only.
 */
async function readSheetsOnce(documents: string[]): Promise<void> {
  const seen = new Set<string>();
  const once = (element: string, start: string, sheet: string) => {
    const repeated = seen.has(sheet);
    seen.add(sheet);
    return repeated ? `${start}</style>` : element;
  };
  for (const document of documents) {
    const text = await readFile(document, 'utf8');
    await writeFile(document, text.replace(/(<style[^>]*>)(.*?)<\/style>/gs, once));
  }
}

/** Validates the documents of earlier steps against the HTML standard, with the Nu validator. */
export async function html(run: TestRun): Promise<Result> {
  const folder = documentsFolder(run);
  const missing = Object.entries(KINDS).filter(([kind]) => !existsSync(join(folder, kind)));
  const skipped = missing.map(([kind, step]) => `HTML of ${kind}: none was kept, as the step ${step} did not get there`);
  if (!existsSync(folder)) return { passed: 0, failed: 0, skipped };
  const java = await findJava(run);
  if (!java) return { passed: 0, failed: 0, skipped: ['HTML: no java, which the Nu validator needs'] };
  const falseAlarms = join(import.meta.dirname, 'html-allowed.txt');
  const names = await readdir(folder, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  await readSheetsOnce(documents);
  run.log(`${documents.length} documents`);
  const code = await show(java, [...JVM, '-jar', VALIDATOR, '--errors-only', '--filterfile', falseAlarms, folder], run);
  return { ...verdict(code === 0), skipped };
}
