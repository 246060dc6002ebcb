import type { Language } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useStayOnSessionEnd } from '../../api/as-staff.js';
import { useErrorText } from '../../api/use-error-text.js';
import { RecordHistory, type RecordHistoryProps } from '../../audit/record-history.js';
import { LayerToasts } from '../../dialog/layer-toasts.js';
import { SideDrawer } from '../../dialog/side-drawer.js';
import { useConfirmedClose } from '../../dialog/use-confirm-discard.js';
import { useReturnFocus } from '../../dialog/use-return-focus.js';
import { LoadError } from '../../display/feedback/load-error.js';
import { LoadingLines } from '../../display/feedback/loading-lines.js';
import { useMoment } from '../../display/format/use-moment.js';
import styles from './entry-drawer.module.css';

export interface EntryDrawerProps {
  title: string | undefined;
  /** Undefined while it is being loaded. */
  entry: { id: number; createdAt: string; language: Language } | undefined;
  /** Why it cannot be shown. */
  error?: Error | null;
  /** Reads it again; missing if that is of no use. */
  onRetry?: (() => void) | undefined;
  /** What is known of it even if it cannot be read. */
  known?: ReactNode;
  /** The reference given to the sender; entries without one show their number. */
  reference?: string | undefined;
  /** The name under which its changes are logged. */
  history: RecordHistoryProps['of'];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer beside the list: everything that a visitor sent, and the staff's status and notes. */
export function EntryDrawer(props: EntryDrawerProps) {
  const { title, entry, error, onRetry, known, reference, history, actions, footer, onClose, children } = props;
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const errorText = useErrorText();
  useReturnFocus();
  useStayOnSessionEnd();
  const close = useConfirmedClose(onClose);
  return (
    <SideDrawer title={<bdi>{title}</bdi>} width={40} extra={actions} footer={footer || null} onClose={close}>
      {entry ? (
        <div className={styles.body}>
          <p className={styles.origin}>
            <span>{t('lead.receivedAt', { moment: moment(entry.createdAt) })}</span>
            <span>{t(`languageName.${entry.language}`)}</span>
            <bdi>{reference ?? `#${entry.id}`}</bdi>
          </p>
          {children}
          <RecordHistory of={history} id={entry.id} />
        </div>
      ) : error ? (
        <div className={styles.body}>
          {known}
          {onRetry ? (
            <LoadError error={error} onRetry={onRetry} title={t('lead.notRead')} />
          ) : (
            <Alert type="error" showIcon title={errorText(error)} action={<Button onClick={close}>{t('lead.toList')}</Button>} />
          )}
        </div>
      ) : (
        <LoadingLines />
      )}
      {entry && <LayerToasts />}
    </SideDrawer>
  );
}
