import { migrate } from '@dealership/service-kit';
import { readMigrationEnv } from '../env.js';
import { databaseOptions } from './database.js';

const ran = await migrate(databaseOptions(readMigrationEnv().DATABASE_URL));
process.stdout.write(ran.length ? `${ran.join('\n')}\n` : 'The schema is up to date.\n');
