import { z } from 'zod';
import * as bulk from '../catalog/bulk/bulk-responses.js';
import * as catalog from '../catalog/responses/index.js';
import * as stockImport from '../catalog/stock-import/import-responses.js';
import * as content from '../content/responses.js';
import * as notifications from '../events/notifications/responses.js';
import * as webhooks from '../events/webhooks/responses.js';
import * as figures from '../figures/responses.js';
import * as appointments from '../inquiries/appointments/responses.js';
import * as customers from '../inquiries/inbox/customer-responses.js';
import * as inbox from '../inquiries/inbox/responses.js';
import * as journeys from '../inquiries/journeys/responses.js';
import * as newsletter from '../inquiries/newsletter/responses.js';
import * as receivedMail from '../inquiries/received-mail/responses.js';
import * as leads from '../inquiries/requests/leads/responses.js';
import * as inquiries from '../inquiries/requests/responses.js';
import * as searchAlerts from '../inquiries/search-alerts/responses.js';
import * as payments from '../payments/responses.js';
import * as privacy from '../privacy/responses.js';
import * as settings from '../settings/responses.js';
import * as accounts from '../staff/accounts/responses.js';
import * as audit from '../staff/audit/responses.js';
import * as factors from '../staff/sign-in/factor-responses.js';
import * as staff from '../staff/sign-in/responses.js';

const DOMAINS = [
  ...[accounts, appointments, audit, bulk, catalog, stockImport, content, figures, inbox, customers, inquiries, journeys],
  ...[leads, newsletter, notifications, payments, privacy, receivedMail, searchAlerts, settings, factors, staff, webhooks],
];

const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The objects of responses by the names of their exports: `vehicle` is `Vehicle`. */
export const namedShapes: ReadonlyMap<z.core.$ZodType, string> = new Map(
  DOMAINS.flatMap((domain) => Object.entries(domain))
    .filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject)
    .map(([name, shape]) => [shape, pascalCase(name)]),
);
