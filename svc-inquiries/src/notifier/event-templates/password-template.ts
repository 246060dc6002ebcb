import { letters } from '../../letters/letters.js';
import type { Template } from '../event-email.js';

/** To the account's owner only. The link's secret is created right before sending. */
export const passwordTemplate: Template = async (id, { accounts, settings: { dealer }, requestId }) => {
  const letter = await accounts.letter(id, requestId);
  if (!letter?.open) return [];
  const { email, language } = letter;
  const { purpose } = letter;
  const write = async () => {
    if (purpose === 'configured') return (await letters()).configuredPasswordEmail(letter, dealer);
    return (await letters()).passwordEmail({ ...letter, purpose }, dealer, await accounts.issueToken(id, requestId));
  };
  return [{ audience: 'staff', to: [email], language, write }];
};
