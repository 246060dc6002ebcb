import { migrate } from '@dealership/service-kit';
import { readMigrationEnv } from '../env.js';
import { databaseOptions } from './database.js';

const ran = await migrate(databaseOptions(readMigrationEnv().DATABASE_URL));
console.log(ran.length ? `payments: ran ${ran.join(', ')}` : 'payments: up to date');
