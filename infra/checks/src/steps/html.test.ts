import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { TestRun } from '../running/step.ts';
import { documentsFolder, html } from './html.ts';
import { findProgram } from './system.ts';

let run: TestRun;
let printed: string[];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  printed = [];
  run = {
    root: folder,
    env: process.env,
    signal: new AbortController().signal,
    folder,
    log: (line) => void printed.push(line),
    databaseUrl: async () => '',
    installed: Promise.resolve(),
  };
});

afterEach(async () => {
  await rm(run.folder, { recursive: true });
});

async function keep(kind: string, body: string): Promise<void> {
  await mkdir(join(documentsFolder(run), kind), { recursive: true });
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;
  await writeFile(join(documentsFolder(run), kind, 'a.html'), page);
}

it('names each kind of document that no step has stored', async () => {
  const { passed, failed, skipped } = await html(run);
  expect([passed, failed]).toEqual([0, 0]);
  expect(skipped?.map((line) => line.split(':')[0])).toEqual(['HTML of pages', 'HTML of admin', 'HTML of emails']);
});

const withJava = findProgram(['java'], process.env) ? it : it.skip;

withJava('says what is wrong in which document', async () => {
  await keep('admin', '<p><a rel="nofollow">1</a></p>');
  const { passed, failed } = await html(run);
  expect([passed, failed]).toEqual([0, 1]);
  expect(printed.join('\n')).toMatch(/admin\/a\.html":1\.\d+.*Element “a” is missing required attribute “href”/);
});

withJava('lets pass what is listed as a false alarm', async () => {
  const style = 'contain-intrinsic-block-size: auto calc((100vw - 2 * var(--edge)) * 2 / 3 + 9rem)';
  await keep('pages', `<p style="${style}">A card</p>`);
  expect(await html(run)).toMatchObject({ passed: 1, failed: 0 });
});
