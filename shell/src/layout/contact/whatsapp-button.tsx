import { useTranslation } from '@dealership/ui-kit';
import { useWhatsappLink } from './use-whatsapp-link.js';
import styles from './whatsapp-button.module.css';

const MARK =
  'M12 2.2a9.7 9.7 0 0 0-8.3 14.7L2.5 21.5l4.7-1.2A9.7 9.7 0 1 0 12 2.2Zm0 1.7a8 8 0 1 1-4.1 14.9l-.3-.2-2.7.7.7-2.6-.2-.3A8 8 0 0 1 12 3.9Zm-3 3.7c-.2 0-.5.1-.7.3-.3.3-1 1-1 2.3 0 1.4 1 2.7 1.2 2.9.1.2 2 3.1 4.9 4.2 2.4 1 2.9.8 3.4.7.5 0 1.7-.7 1.9-1.3.2-.7.2-1.2.2-1.3-.1-.2-.3-.2-.6-.4l-1.7-.8c-.3-.1-.5-.1-.7.2l-.7.9c-.2.2-.3.2-.6.1-.3-.2-1.2-.5-2.2-1.4-.8-.7-1.4-1.6-1.6-1.9-.1-.3 0-.4.1-.6l.5-.5.2-.5v-.4L9.9 8c-.2-.4-.4-.4-.6-.4H9Z';

/** A tab at the window's edge. Opens a chat with a prefilled message. */
export function WhatsappButton() {
  const { t } = useTranslation('shell');
  const link = useWhatsappLink();
  return (
    <aside aria-label={t('whatsapp.region')}>
      <a className={styles.button} href={link} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
          <path d={MARK} />
        </svg>
        <span className="visually-hidden">{t('whatsapp.label')}</span>
      </a>
    </aside>
  );
}
