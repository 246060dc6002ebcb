import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteProcess } from '@dealership/topology';

/** Counts how often it runs. */
const MIGRATE = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS car (name text)');
  await client.query('CREATE TABLE IF NOT EXISTS migration (timestamp bigint PRIMARY KEY)');
  await client.query('INSERT INTO migration VALUES (1700000000000) ON CONFLICT DO NOTHING');
  await client.query('CREATE TABLE IF NOT EXISTS run (at timestamptz DEFAULT now())');
  await client.query('INSERT INTO run DEFAULT VALUES');
  await client.end();
`;

const SEED = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('INSERT INTO car VALUES ($1)', ['demo of ' + process.env.DEMO_DATA_DIR.split('/').slice(-2).join('/')]);
  await client.end();
`;

/** Exits with the number of cars when asked to count them. */
const COUNT = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM car');
  await client.end();
  process.exitCode = process.argv[2] === '--count' ? 10 + rowCount : 1;
`;

const SERVER = `
  import http from 'node:http';
  import pg from 'pg';
  const pool = process.env.DATABASE_URL && new pg.Pool({ connectionString: process.env.DATABASE_URL });
  pool?.on('error', (error) => console.log('lost the database: ' + error.message));
  const server = http.createServer(async (request, response) => {
    try {
      const cars = pool && request.url !== '/health/ready' ? (await pool.query('SELECT name FROM car')).rows : [];
      const runs = pool && request.url === '/runs' ? (await pool.query('SELECT FROM run')).rowCount : undefined;
      response.end(JSON.stringify({ pid: process.pid, runs, cars: cars.map((car) => car.name), env: process.env }));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
  server.listen(process.env.PORT, process.env.HOST, () => console.log(process.env.NAME + ' listens'));
  process.on('SIGTERM', () => { console.log(process.env.NAME + ' says bye'); process.exit(0); });
`;

/** Keeps files until they are replaced, as the builds of watch mode do. */
const BUILD = 'mkdir -p dist && cp -r src/. dist';

/** A site of two small processes, one with a database. */
export const fakeProcesses: SiteProcess[] = [
  {
    name: 'svc',
    entry: 'svc/dist/main.js',
    port: { variable: 'SVC_PORT', default: 1, what: 'svc' },
    database: { schema: 'cars', migrate: 'svc/dist/migrate.js', seed: 'svc/dist/seed.js' },
    queue: true,
    env: (site) => ({ NAME: 'svc', MEDIA_DIR: site.mediaDir, SERVICE_TOKEN_SECRET: site.secret('serviceToken') }),
  },
  {
    name: 'front',
    entry: 'front/dist/main.js',
    port: { variable: 'PORT', default: 1, what: 'the site' },
    after: ['svc'],
    env: (site) => ({ NAME: 'front', SVC_URL: site.url('svc'), ADMIN_PASSWORD: site.setting('ADMIN_PASSWORD', 'standard') }),
  },
];

/** Writes the workspaces of that site; `modules` has its packages. */
export async function writeFakeSite(root: string, modules: string): Promise<void> {
  const put = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await put('package.json', JSON.stringify({ type: 'module', workspaces: ['kit', 'svc', 'front'] }));
  await put('package-lock.json', '{}');
  await mkdir(join(root, 'node_modules'));
  await symlink(join(modules, 'pg'), join(root, 'node_modules/pg'));
  await put('front/package.json', JSON.stringify({ name: '@dealership/front', type: 'module', scripts: { build: BUILD } }));
  await put('front/src/main.js', SERVER);
  // Contains its package, as a service does; the comment names the bundler.
  await put(
    'svc/package.json',
    JSON.stringify({
      name: '@dealership/svc',
      type: 'module',
      scripts: { build: `${BUILD} && cp ../kit/dist/kit.js dist # rspack` },
      dependencies: { '@dealership/kit': '1.0.0' },
    }),
  );
  await put('kit/package.json', JSON.stringify({ name: '@dealership/kit', type: 'module', scripts: { build: BUILD } }));
  await put('kit/src/kit.js', "process.env.KIT = 'first';");
  await put('svc/src/main.js', `import './kit.js';\n${SERVER}`);
  await put('svc/src/migrate.js', MIGRATE);
  await put('svc/src/migrations/1700000000000-create-cars.up.sql', '');
  await put('svc/src/seed.js', SEED);
  await put('svc/src/count.js', COUNT);
}
