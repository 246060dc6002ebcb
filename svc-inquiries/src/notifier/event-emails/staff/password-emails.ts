import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

/** To the account's owner only. The link's secret is created right before sending. */
export const passwordEmails: EmailsOfEvent = async (id, { accounts, context: { dealer }, requestId }) => {
  const passwordEmail = await accounts.passwordEmail(id, requestId);
  if (!passwordEmail?.open) return [];
  const { email, language, purpose } = passwordEmail;
  const content =
    purpose === 'configured'
      ? fromTemplate('configuredPasswordEmail', (template) => template(passwordEmail, dealer))
      : fromTemplate('passwordEmail', async (template) =>
          template({ ...passwordEmail, purpose }, dealer, await accounts.issueToken(id, requestId)),
        );
  return [{ audience: 'staff', to: [email], language, ...content }];
};
