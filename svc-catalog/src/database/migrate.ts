import { migrate } from '@dealership/service-kit';
import { migrationEnv } from '../env.js';
import { databaseOptions } from './database.js';

const ran = await migrate(databaseOptions(migrationEnv().DATABASE_URL));
console.log(ran.length ? `catalog: ran ${ran.join(', ')}` : 'catalog: up to date');
