import type { AuditEntity } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../api/use-error-text.js';
import { LoadingLines } from '../display/feedback/loading-lines.js';
import { useMoment } from '../display/format/use-moment.js';
import { useMay } from '../staff/use-me.js';
import { AuditActor } from './audit-actor.js';
import { AuditChange } from './audit-change.js';
import { AUDITS, type AuditName, historyQuery } from './audits.js';
import styles from './record-history.module.css';

export interface RecordHistoryProps {
  /** The part of the site that keeps the log, and the entity's name in it. */
  of: { part: AuditName; entity: AuditEntity };
  id: number;
  /** Another history of the record, above its changes. */
  children?: ReactNode;
}

/** A record's history: who changed what and when. Changes are loaded when expanded, for users who may see them. */
export function RecordHistory({ of: { part, entity }, id, children }: RecordHistoryProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const errorText = useErrorText();
  const mayRead = useMay()(AUDITS[part].permission);
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({ ...historyQuery(part, { entity, entityId: id, page }), enabled: open && mayRead });
  if (!mayRead && !children) return null;
  const isMore = data && data.page * data.pageSize < data.total;
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('audit.history')}</summary>
      {children}
      {children && mayRead && <h3>{t('audit.changes')}</h3>}
      {error && <p role="alert">{errorText(error)}</p>}
      {mayRead && !data && !error && <LoadingLines count={3} />}
      {data?.items.length === 0 && <p>{t('audit.noHistory')}</p>}
      <ol className={styles.entries}>
        {data?.items.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{t(`audit.actions.${entry.action}`)}</strong> <time dateTime={entry.at}>{moment(entry.at)}</time>{' '}
              <AuditActor entry={entry} />
            </p>
            <AuditChange entry={entry} />
          </li>
        ))}
      </ol>
      {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('audit.later')}</Button>}{' '}
      {isMore && <Button onClick={() => setPage(page + 1)}>{t('audit.earlier')}</Button>}
    </details>
  );
}
