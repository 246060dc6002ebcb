import { migrateDatabase } from '@dealership/service-kit/database';
import { databaseOptions } from './database.js';

await migrateDatabase(databaseOptions);
