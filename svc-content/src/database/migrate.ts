import { migrate } from '@dealership/service-kit';
import { migrationEnv } from '../env.js';
import { databaseOptions } from './database.js';

const ran = await migrate(databaseOptions(migrationEnv().DATABASE_URL));
console.log(ran.length ? `content: ran ${ran.join(', ')}` : 'content: up to date');
