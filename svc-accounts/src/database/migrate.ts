import { migrateDatabase } from '@dealership/service-kit';
import { databaseOptions } from './database.js';

await migrateDatabase(databaseOptions);
