import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Island, type LazyComponent, lazyComponent } from '@dealership/ui-kit/island';
import type { RemoteDefinition } from '@dealership/ui-kit/lifecycles';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createRemoteServer } from './remote-server.js';

const FILE = '/mf-example/entry.0a1b2c3d.js';
const BUILD = {
  entry: FILE,
  chunks: {},
  integrity: { [FILE]: 'sha256-x' },
  table: { href: FILE, integrity: 'sha256-x' },
};

const lateComponent = () =>
  lazyComponent(async () => {
    await setTimeout(50);
    return () => <p>Late</p>;
  });

const late: { page?: LazyComponent; section?: LazyComponent } = {};
const Page = () => late.page && <Island component={late.page} when="load" />;
const Section = () => late.section && <Island component={late.section} when="load" />;

const DEFINITION: RemoteDefinition = {
  name: 'mf-example',
  texts: { namespace: 'example', load: async () => ({ default: {} }) },
  pages: [
    {
      path: '/page',
      chunk: 'page',
      load: async () => {
        late.page ??= lateComponent();
        return { Page };
      },
    },
  ],
  sections: {
    new: {
      chunk: 'section',
      load: async () => {
        late.section ??= lateComponent();
        return { Section };
      },
    },
  },
};

let directory: string;
let server: FastifyInstance;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'remote-'));
  await writeFile(join(directory, 'build.json'), JSON.stringify(BUILD));
  server = await createRemoteServer({ definition: DEFINITION, directory, logLevel: 'silent' });
});

afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

it.each(['/fragment?url=/page', '/section?name=new'])('has every lazy component of %s before the first request', async (path) => {
  const answer = await server.inject(path);
  expect(answer.body).toContain('<p>Late</p>');
});

it('renders a page with drafts as large as staff may save', async () => {
  const payload = { about: 'x'.repeat(20 * 1024 * 1024) };
  const answer = await server.inject({ method: 'POST', url: '/fragment?url=/nothing&lang=en', payload });
  expect(answer.statusCode).toBe(200);
});
