import { emailTemplates } from '../../emails/email-templates.js';
import type { Template } from '../event-email.js';

/** To the account's owner only. The link's secret is created right before sending. */
export const passwordTemplate: Template = async (id, { accounts, settings: { dealer }, requestId }) => {
  const letter = await accounts.letter(id, requestId);
  if (!letter?.open) return [];
  const { email, language } = letter;
  const { purpose } = letter;
  const write = async () => {
    if (purpose === 'configured') return (await emailTemplates()).configuredPasswordEmail(letter, dealer);
    return (await emailTemplates()).passwordEmail({ ...letter, purpose }, dealer, await accounts.issueToken(id, requestId));
  };
  return [{ audience: 'staff', to: [email], language, write }];
};
