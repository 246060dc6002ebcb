import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { PhoneNumber } from '../../display/phone-number.js';
import styles from './entry-facts.module.css';

/** Empty fields are omitted. Without a `label`, the field's name comes from the admin's texts. */
export type Fact = [field: string, content: ReactNode, label?: string];

/** Contact data of the customer. `phone`: as typed; `callBack`: the parsed number, if valid. */
export const contactFacts = (email: string | null, phone?: string | null, callBack?: string | null): Fact[] => [
  [
    'email',
    email && (
      <a key="email" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
    ),
  ],
  [
    'phone',
    phone && (
      <a key="phone" href={`tel:${(callBack ?? phone).replace(/[^\d+]/g, '')}`}>
        <PhoneNumber number={phone} />
      </a>
    ),
  ],
];

export interface EntryFactsProps {
  facts: Fact[];
  /** Whether they are the customer's own words, which stand out. */
  isQuotation?: boolean;
}

/** What was sent, field by field, read-only. */
export function EntryFacts({ facts, isQuotation = false }: EntryFactsProps) {
  const { t } = useTranslation('dashboard');
  const filled = facts.filter(([, content]) => content);
  if (filled.length === 0) return null;
  return (
    <dl className={isQuotation ? styles.quotation : styles.facts}>
      {filled.map(([field, content, label]) => (
        <div key={field}>
          <dt>{label ?? t(`leadField.${field}`)}</dt>
          <dd dir="auto">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
