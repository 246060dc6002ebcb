import { LANGUAGES } from '@dealership/contracts';
import { Webhook } from '../../../webhooks/webhook.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

/** To staff, in each of their languages; recipients without an account get it in English. */
export const webhookDisabled: EmailsOfEvent = async (id, { manager, accounts, context: { staffFor, dealer }, requestId }) => {
  const webhook = await manager.findOneBy(Webhook, { id });
  if (!webhook?.disabledAt) return [];
  const colleagues = await accounts.contacts(requestId);
  const languageOf = (address: string) =>
    colleagues.find(({ email }) => email?.toLowerCase() === address.toLowerCase())?.language ?? 'en';
  return LANGUAGES.map(({ code: language }) => ({
    audience: 'staff' as const,
    to: staffFor('standard').filter((address) => languageOf(address) === language),
    language,
    ...fromTemplate('webhookDisabledEmail', (template) => template(webhook, dealer, language)),
  })).filter(({ to }) => to.length > 0);
};
