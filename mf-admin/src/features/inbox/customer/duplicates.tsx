import { type CustomerFile, type InboxRequest, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import { useRequestLabels } from '../../../shared/request/request-labels.js';
import styles from './customer.module.css';

export interface DuplicatesProps {
  sameNumber: CustomerFile['sameNumber'];
  onMerge: (email: string) => void;
}

const SHOWN = 5;

/** The address of a request, as customers are compared by it. */
export const addressOf = ({ email }: InboxRequest): string => email?.toLowerCase() ?? '';

/** Other addresses that gave the same phone number, each with its latest request. */
export function Duplicates({ sameNumber, onMerge }: DuplicatesProps) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const { requestName, about } = useRequestLabels();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sameNumber : sameNumber.slice(0, SHOWN);
  const carOf = useCars(shown.map(({ car }) => car));
  if (sameNumber.length === 0) return null;
  return (
    <details className={styles.duplicates}>
      <summary>{t('customerFile.duplicates', { count: sameNumber.length })}</summary>
      <p className={styles.quiet}>{t('customerFile.sameNumber')}</p>
      <ul className={styles.list}>
        {shown.map((request) => (
          <li key={request.id} className={styles.duplicate}>
            <span>
              <bdi className={styles.who}>{senderName(request)}</bdi> <bdi dir="ltr">{addressOf(request)}</bdi>
              <span className={styles.last}>
                {requestName(request)} · <bdi>{about(request, carOf(request.car))}</bdi> · <bdi>{day(request.createdAt)}</bdi>
              </span>
            </span>
            <Button
              size="small"
              onClick={() => onMerge(addressOf(request))}
              aria-label={t('customerFile.mergeNamed', { email: addressOf(request) })}
            >
              {t('customerFile.merge')}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < sameNumber.length && (
        <Button type="link" className={styles.start ?? ''} onClick={() => setWhole(true)}>
          {t('customerFile.allDuplicates')}
        </Button>
      )}
    </details>
  );
}
