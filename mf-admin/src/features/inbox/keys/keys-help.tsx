import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import styles from '../inbox.module.css';

const KEYS = [
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['n', 'next'],
  ['r', 'reply'],
  ['Ctrl+Enter', 'send'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** Explains the keyboard shortcuts of the inbox. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Modal
      open
      title={t('inbox.keys.title')}
      footer={null}
      closable={{ 'aria-label': t('common:close') }}
      onCancel={onClose}
      transitionName=""
      maskTransitionName=""
    >
      <dl className={styles.keys}>
        {KEYS.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`inbox.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
