import { emailTemplates } from '../../../emails/load-templates.js';
import { issueAlertToken } from '../../../subscriptions/search-alerts/alert-tokens.js';
import { SearchAlert } from '../../../subscriptions/search-alerts/search-alert.entity.js';
import { SearchAlertEmail } from '../../../subscriptions/search-alerts/search-alert-email.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';

export const alertRequested: EmailsOfEvent = async (id, { manager, context: { dealer }, occurrence }) => {
  const alert = await manager.findOneBy(SearchAlert, { id });
  if (alert?.status !== 'pending' || alert.requests !== occurrence) return [];
  return [
    {
      audience: 'visitor',
      to: [alert.email],
      language: alert.language,
      write: async (sender) =>
        (await emailTemplates()).alertConfirmEmail(alert, dealer, await issueAlertToken(sender, id, 'confirm')),
    },
  ];
};

/** Only if the alert is still active when it is sent. */
export const alertMatched: EmailsOfEvent = async (id, { manager, vehicles, context: { dealer }, requestId }) => {
  const alertEmail = await manager.findOneBy(SearchAlertEmail, { id });
  const alert = alertEmail && (await manager.findOneBy(SearchAlert, { id: alertEmail.searchAlertId }));
  if (!alertEmail || alert?.status !== 'active') return [];
  return [
    {
      audience: 'visitor',
      to: [alert.email],
      language: alert.language,
      write: async (sender) =>
        (await emailTemplates()).alertMatchedEmail(
          alert,
          alertEmail.vehicles,
          dealer,
          await issueAlertToken(sender, alert.id, 'end'),
          await vehicles.vehicle(alertEmail.vehicles[0]?.id, requestId),
        ),
    },
  ];
};
