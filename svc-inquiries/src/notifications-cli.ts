import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { dataSourceOptions } from '@dealership/service-kit/database';
import { openQueue, queueOptions } from '@dealership/service-kit/queue';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database/database.js';
import { toolEnv } from './env.js';
import { listFailed, resendFailed } from './notifier/failed-notifications/failed-jobs.js';

const USAGE = `Usage: npm run notifications -- <command>
  list    shows the notifications that were given up
  retry   sends them again
`;

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const command = process.argv[2];
if (command !== 'list' && command !== 'retry') fail(USAGE, 64);

const env = toolEnv.read();
const queue = openQueue(NOTIFICATIONS_QUEUE, queueOptions(env));
queue.on('error', (error) => fail(`The queue is not available: ${error.message}`, 69));

if (command === 'list') {
  const lines = await listFailed(queue);
  process.stdout.write(lines.length ? `${lines.join('\n')}\n` : 'No failed notifications.\n');
} else {
  const dataSource = await new DataSource(dataSourceOptions(databaseOptions(env.DATABASE_URL, 'notifications', 1))).initialize();
  const failed = { failed: (first: number, last: number) => queue.getFailed(first, last) };
  process.stdout.write(
    `${await resendFailed(failed, dataSource.manager, { before: Date.now() })} notifications are sent again.\n`,
  );
  await dataSource.destroy();
}
await queue.close();
