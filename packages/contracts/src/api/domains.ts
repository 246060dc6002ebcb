import * as accounts from '../accounts/endpoints.js';
import * as accountsShapes from '../accounts/shapes.js';
import * as appointments from '../appointments/endpoints.js';
import * as appointmentsShapes from '../appointments/shapes.js';
import * as audit from '../audit/endpoints.js';
import * as auditShapes from '../audit/shapes.js';
import * as catalog from '../catalog/endpoints.js';
import * as catalogShapes from '../catalog/shapes.js';
import * as content from '../content/endpoints.js';
import * as contentShapes from '../content/shapes.js';
import * as docs from '../docs/endpoints.js';
import * as docsShapes from '../docs/shapes.js';
import * as inbox from '../inbox/endpoints.js';
import * as inboxShapes from '../inbox/shapes.js';
import * as inquiries from '../inquiries/endpoints.js';
import * as inquiriesShapes from '../inquiries/shapes.js';
import * as journeys from '../journeys/endpoints.js';
import * as journeysShapes from '../journeys/shapes.js';
import * as newsletter from '../newsletter/endpoints.js';
import * as newsletterShapes from '../newsletter/shapes.js';
import * as notifications from '../notifications/endpoints.js';
import * as notificationsShapes from '../notifications/shapes.js';
import * as payments from '../payments/endpoints.js';
import * as paymentsShapes from '../payments/shapes.js';
import * as privacy from '../privacy/endpoints.js';
import * as privacyShapes from '../privacy/shapes.js';
import * as receivedMail from '../received-mail/endpoints.js';
import * as receivedMailShapes from '../received-mail/shapes.js';
import * as searchAlerts from '../search-alerts/endpoints.js';
import * as searchAlertsShapes from '../search-alerts/shapes.js';
import * as settings from '../settings/endpoints.js';
import * as settingsShapes from '../settings/shapes.js';
import * as staff from '../staff/endpoints.js';
import * as staffShapes from '../staff/shapes.js';
import * as webhooks from '../webhooks/endpoints.js';
import * as webhooksShapes from '../webhooks/shapes.js';

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
