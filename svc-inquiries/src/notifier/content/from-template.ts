import type { EntityManager } from 'typeorm';
import type { Email } from '../../emails/layout/email.js';
import { type EmailTemplate, emailTemplates } from '../../emails/load-templates.js';
import type { EventEmail } from './event-email.js';

type Templates = Awaited<ReturnType<typeof emailTemplates>>;

/** An e-mail written with a template, and recorded under its name. `write` is called only right before sending. */
export const fromTemplate = <Name extends EmailTemplate>(
  template: Name,
  write: (template: Templates[Name], sender: EntityManager) => Promise<Email>,
): Pick<EventEmail, 'template' | 'write'> => ({
  template,
  write: async (sender) => write((await emailTemplates())[template], sender),
});
