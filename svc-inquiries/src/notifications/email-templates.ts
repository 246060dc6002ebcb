import type { EventName, EventPayloads, Language } from '@dealership/contracts';
import type { DataSource } from 'typeorm';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import type { Email } from './emails/email.js';
import { inquiryStaffEmail } from './emails/inquiry-staff-email.js';
import { inquiryVisitorEmail } from './emails/inquiry-visitor-email.js';
import type { Audience } from './notification.entity.js';
import type { NotificationSettings } from './notification-settings.js';

export interface Notice {
  subjectId: number;
  audience: Audience;
  to: string[];
  language: Language;
  email: Email;
}

type Template<Name extends EventName> = (
  payload: EventPayloads[Name],
  dataSource: DataSource,
  settings: NotificationSettings,
) => Promise<Notice[]>;

/** Who is written to, and what, when something happened. An inquiry that is gone or turned out to be spam is told to nobody. */
const EMAIL_TEMPLATES: { [Name in EventName]: Template<Name> } = {
  'inquiry.submitted': async ({ inquiryId: subjectId }, dataSource, { staff, dealer }) => {
    const inquiry = await dataSource.manager.findOneBy(Inquiry, { id: subjectId });
    if (!inquiry || inquiry.status === 'spam') return [];
    const { language } = inquiry;
    return [
      { subjectId, audience: 'staff', to: staff, language: 'en', email: inquiryStaffEmail(inquiry, dealer) },
      { subjectId, audience: 'visitor', to: [inquiry.email], language, email: inquiryVisitorEmail(inquiry, dealer) },
    ];
  },
};

export const hasEmails = (event: string): event is EventName => Object.hasOwn(EMAIL_TEMPLATES, event);

export const renderEmails = <Name extends EventName>(
  event: Name,
  payload: EventPayloads[Name],
  dataSource: DataSource,
  settings: NotificationSettings,
): Promise<Notice[]> => EMAIL_TEMPLATES[event](payload, dataSource, settings);
