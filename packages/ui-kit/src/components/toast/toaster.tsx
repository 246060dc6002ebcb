import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/react-i18next.js';
import { Icon } from '../controls/icon.js';
import {
  ACTION_LIFETIME_MS,
  addToastPlace,
  currentToast,
  dismissToast,
  isToastPlace,
  onToastChange,
  TOAST_LIFETIME_MS,
  type Toast,
} from './toast-store.js';
import styles from './toaster.module.css';

/** Disappears after some seconds, later while hovered or focused. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const actions = [toast.action, toast.further].filter((action) => action !== undefined);
  const lifetime = actions.length > 0 ? ACTION_LIFETIME_MS : TOAST_LIFETIME_MS;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [toast.id, held, lifetime]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses the timer; nothing is operated by it.
    <div
      className={[styles.toast, styles[toast.kind]].join(' ')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.kind === 'success' ? 'check' : 'alert'} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={styles.action}
            onClick={() => {
              dismissToast(toast.id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
      <button type="button" className={styles.close} onClick={() => dismissToast(toast.id)} aria-label={t('close')}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/**
 * The toast container; both live regions exist from the start so that screen readers announce toasts. A modal sheet has
 * its own, because everything outside it is inert while it is open.
 */
export function Toaster() {
  const [place] = useState(() => Symbol('toaster'));
  useEffect(() => addToastPlace(place), [place]);
  const toast = useSyncExternalStore(
    onToastChange,
    () => (isToastPlace(place) ? currentToast() : undefined),
    () => undefined,
  );
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  return (
    <div className={styles.region}>
      <div role="status">{toast?.kind === 'success' && card}</div>
      <div role="alert">{toast?.kind === 'error' && card}</div>
    </div>
  );
}
