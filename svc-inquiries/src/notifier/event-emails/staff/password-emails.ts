import { emailTemplates } from '../../../emails/load-templates.js';
import type { EmailsOfEvent } from '../../content/event-email.js';

/** To the account's owner only. The link's secret is created right before sending. */
export const passwordEmails: EmailsOfEvent = async (id, { accounts, context: { dealer }, requestId }) => {
  const passwordEmail = await accounts.passwordEmail(id, requestId);
  if (!passwordEmail?.open) return [];
  const { email, language } = passwordEmail;
  const { purpose } = passwordEmail;
  const write = async () => {
    if (purpose === 'configured') return (await emailTemplates()).configuredPasswordEmail(passwordEmail, dealer);
    return (await emailTemplates()).passwordEmail(
      { ...passwordEmail, purpose },
      dealer,
      await accounts.issueToken(id, requestId),
    );
  };
  const template = purpose === 'configured' ? 'configuredPasswordEmail' : 'passwordEmail';
  return [{ audience: 'staff', template, to: [email], language, write }];
};
