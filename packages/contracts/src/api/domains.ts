import * as catalog from '../catalog/endpoints.js';
import * as catalogShapes from '../catalog/shapes.js';
import * as content from '../content/endpoints.js';
import * as contentShapes from '../content/shapes.js';
import * as notifications from '../events/notifications/endpoints.js';
import * as notificationsShapes from '../events/notifications/shapes.js';
import * as webhooks from '../events/webhooks/endpoints.js';
import * as webhooksShapes from '../events/webhooks/shapes.js';
import * as appointments from '../inquiries/appointments/endpoints.js';
import * as appointmentsShapes from '../inquiries/appointments/shapes.js';
import * as inbox from '../inquiries/inbox/endpoints.js';
import * as inboxShapes from '../inquiries/inbox/shapes.js';
import * as journeys from '../inquiries/journeys/endpoints.js';
import * as journeysShapes from '../inquiries/journeys/shapes.js';
import * as newsletter from '../inquiries/newsletter/endpoints.js';
import * as newsletterShapes from '../inquiries/newsletter/shapes.js';
import * as receivedMail from '../inquiries/received-mail/endpoints.js';
import * as receivedMailShapes from '../inquiries/received-mail/shapes.js';
import * as inquiries from '../inquiries/requests/endpoints.js';
import * as inquiriesShapes from '../inquiries/requests/shapes.js';
import * as searchAlerts from '../inquiries/search-alerts/endpoints.js';
import * as searchAlertsShapes from '../inquiries/search-alerts/shapes.js';
import * as payments from '../payments/endpoints.js';
import * as paymentsShapes from '../payments/shapes.js';
import * as privacy from '../privacy/endpoints.js';
import * as privacyShapes from '../privacy/shapes.js';
import * as settings from '../settings/endpoints.js';
import * as settingsShapes from '../settings/shapes.js';
import * as accounts from '../staff/accounts/endpoints.js';
import * as accountsShapes from '../staff/accounts/shapes.js';
import * as audit from '../staff/audit/endpoints.js';
import * as auditShapes from '../staff/audit/shapes.js';
import * as staff from '../staff/sign-in/endpoints.js';
import * as staffShapes from '../staff/sign-in/shapes.js';
import * as docs from './docs/endpoints.js';
import * as docsShapes from './docs/shapes.js';

/** The service that answers an endpoint: the gateway itself, or the process `svc-<name>`. */
export type ServiceName = 'gateway' | 'accounts' | 'catalog' | 'content' | 'inquiries' | 'payments';

/** The domains whose endpoints are declared by name. A new domain is registered in this file alone. */
export const endpoints = {
  ...accounts,
  ...appointments,
  ...audit,
  ...catalog,
  ...content,
  ...docs,
  ...inbox,
  ...inquiries,
  ...journeys,
  ...newsletter,
  ...notifications,
  ...payments,
  ...privacy,
  ...receivedMail,
  ...searchAlerts,
  ...settings,
  ...staff,
  ...webhooks,
};

/** Request and response shapes of these endpoints, under the same names. */
export const shapes = {
  ...accountsShapes,
  ...appointmentsShapes,
  ...auditShapes,
  ...catalogShapes,
  ...contentShapes,
  ...docsShapes,
  ...inboxShapes,
  ...inquiriesShapes,
  ...journeysShapes,
  ...newsletterShapes,
  ...notificationsShapes,
  ...paymentsShapes,
  ...privacyShapes,
  ...receivedMailShapes,
  ...searchAlertsShapes,
  ...settingsShapes,
  ...staffShapes,
  ...webhooksShapes,
};
