import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { AnyLead } from './lead.js';
import styles from './lead-drawer.module.css';
import type { LeadList } from './lead-lists.js';
import { useLeadFact } from './use-lead-fact.js';

/** What the visitor sent, field by field. Nothing of it can be changed. */
export function LeadFacts({ list, lead }: { list: LeadList; lead: AnyLead }) {
  const { t } = useTranslation('desk');
  const fact = useLeadFact();
  const phone = typeof lead.phoneE164 === 'string' ? lead.phoneE164 : lead.phone;
  const rows: [field: string, content: ReactNode][] = [
    [
      'email',
      <a key="email" href={`mailto:${lead.email}`}>
        <bdi>{lead.email}</bdi>
      </a>,
    ],
    [
      'phone',
      phone && (
        <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{lead.phone}</bdi>
        </a>
      ),
    ],
    ...list.facts.map((field): [string, ReactNode] => [field, fact(field, lead[field])]),
    ['website', lead.website],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, content]) => content)
        .map(([field, content]) => (
          <div key={field}>
            <dt>{t(`leadField.${field}`)}</dt>
            <dd dir="auto">{content}</dd>
          </div>
        ))}
    </dl>
  );
}
