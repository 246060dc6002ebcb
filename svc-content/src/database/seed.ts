import { dataSourceOptions } from '@dealership/service-kit/database';
import { mediaOptions } from '@dealership/service-kit/media';
import { DataSource } from 'typeorm';
import { seedEnv } from '../env.js';
import { databaseOptions } from './database.js';
import { seedDemoData } from './seed-demo-data.js';

const env = seedEnv.read();
const dataSource = await new DataSource(dataSourceOptions(databaseOptions(env.DATABASE_URL, 1))).initialize();
try {
  const seeded = await seedDemoData(dataSource, {
    demoDataDir: env.DEMO_DATA_DIR,
    media: mediaOptions(env),
    log: (line) => console.log(`content: ${line}`),
  });
  if (!seeded) console.log('content: there are posts or showcases already, no demo data needed');
} finally {
  await dataSource.destroy();
}
