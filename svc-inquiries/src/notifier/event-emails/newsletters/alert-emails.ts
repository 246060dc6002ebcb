import { alertTokens } from '../../../subscriptions/search-alerts/alert-tokens.js';
import { SearchAlert } from '../../../subscriptions/search-alerts/search-alert.entity.js';
import { SearchAlertEmail } from '../../../subscriptions/search-alerts/search-alert-email.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

export const alertRequested: EmailsOfEvent = async (id, { manager, context: { dealer }, occurrence }) => {
  const alert = await manager.findOneBy(SearchAlert, { id });
  if (alert?.status !== 'pending' || alert.requests !== occurrence) return [];
  return [
    {
      audience: 'visitor',
      to: [alert.email],
      language: alert.language,
      ...fromTemplate('alertConfirmEmail', async (template, sender) =>
        template(alert, dealer, await alertTokens.issue(sender, id)),
      ),
    },
  ];
};

/** Only if the alert is still active when it is sent. */
export const alertMatched: EmailsOfEvent = async (id, { manager, vehicles, context: { dealer, endLinks }, requestId }) => {
  const alertEmail = await manager.findOneBy(SearchAlertEmail, { id });
  const alert = alertEmail && (await manager.findOneBy(SearchAlert, { id: alertEmail.searchAlertId }));
  if (!alertEmail || alert?.status !== 'active') return [];
  return [
    {
      audience: 'visitor',
      to: [alert.email],
      language: alert.language,
      ...fromTemplate('alertMatchedEmail', async (template) =>
        template(
          alert,
          alertEmail.vehicles,
          dealer,
          endLinks.tokenOf('search-alert', alert),
          await vehicles.vehicle(alertEmail.vehicles[0]?.id, requestId),
        ),
      ),
    },
  ];
};
