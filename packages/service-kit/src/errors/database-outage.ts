import { OutageLog } from '@dealership/server-kit';
import { Logger } from '@nestjs/common';
import { nestLog } from '../log/nest-log.js';

/** Without probes nobody may have noticed the recovery. */
const SAME_OUTAGE_MS = 60_000;

/** Per process, which has one database: however many requests and probes fail, an outage is logged once. */
export const databaseOutage = new OutageLog(nestLog(new Logger('database')), 'database', SAME_OUTAGE_MS);
