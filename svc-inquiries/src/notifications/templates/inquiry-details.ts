import { CONTACT_SUBJECTS, type Language } from '@dealership/contracts';
import type { Inquiry } from '../../inquiries/inquiry.entity.js';
import { TEXTS } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';

type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

const isContactSubject = (subject: string): subject is ContactSubject => CONTACT_SUBJECTS.some((option) => option === subject);

/** The subject as a person reads it: the contact form sends a key, other forms a text. */
export const subjectText = ({ details: { subject } }: Inquiry, language: Language): string =>
  isContactSubject(subject) ? TEXTS[language].subjects[subject] : subject;

export const vehiclePage = ({ details: { vehicleId } }: Inquiry, { publicUrl }: DealerContact): string | undefined =>
  vehicleId === undefined ? undefined : `${publicUrl}/vehicle/${vehicleId}`;

export const fullName = ({ firstName, lastName }: Pick<Inquiry, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
