import {
  ARRIVALS_EMAIL_LIMITS,
  type ArrivalsEmails,
  type ArrivalsPreview,
  LANGUAGES,
  type Language,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/query';
import { App, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { PreviewIcon } from '../../shared/display/icons.js';
import { useArrivalsEmailTask } from './arrivals-api.js';
import styles from './arrivals-tab.module.css';
import { EmailPreview } from './email-preview.js';
import { VehicleChoice } from './vehicle-choice.js';

export interface EmailComposerProps {
  overview: ArrivalsEmails;
  onEnd: () => void;
}

const EMPTY: Record<Language, string> = { en: '', ar: '', ja: '' };

/** Composes an e-mail: its vehicles, and the text above them in each language. */
export function EmailComposer({ overview, onEnd }: EmailComposerProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const id = useId();
  const [vehicleIds, setVehicleIds] = useState<number[]>([]);
  const [introduction, setIntroduction] = useState(EMPTY);
  const [preview, setPreview] = useState<ArrivalsPreview>();
  // Sending the same draft twice sends one e-mail.
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, variables } = useArrivalsEmailTask();
  useStayOnSessionEnd();
  const draft = { vehicleIds, introduction };
  const isWhole = vehicleIds.length > 0 && Object.values(introduction).every((text) => text.trim());
  const busy = (act: string) => isPending && variables?.act === act;
  const show = () => void mutateAsync({ act: 'preview', draft }).then(setPreview, () => undefined);
  const test = () => void mutateAsync({ act: 'test', draft, language }).catch(() => undefined);
  const send = () =>
    modal.confirm({
      title: t('arrivals.confirmTitle', { count: overview.subscribers }),
      content: t('arrivals.confirmText'),
      okText: t('arrivals.send'),
      cancelText: t('action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => mutateAsync({ act: 'send', draft, key: keyOf(draft) }).then(onEnd, () => undefined),
    });
  return (
    <section className={styles.composer} aria-label={t('arrivals.compose')}>
      <VehicleChoice lastEmailAt={overview.items[0]?.createdAt} chosen={vehicleIds} onChoose={setVehicleIds} />
      {LANGUAGES.map(({ code, name, direction }) => (
        <div key={code} className={styles.introduction}>
          <label htmlFor={`${id}-${code}`}>{t('arrivals.introduction', { language: name })}</label>
          <Input.TextArea
            id={`${id}-${code}`}
            lang={code}
            dir={direction}
            rows={4}
            maxLength={ARRIVALS_EMAIL_LIMITS.introduction}
            value={introduction[code]}
            onChange={({ target }) => setIntroduction((before) => ({ ...before, [code]: target.value }))}
          />
        </div>
      ))}
      {!isWhole && <p>{t('arrivals.incomplete')}</p>}
      <div className={styles.actions}>
        <Button icon={<PreviewIcon />} disabled={!isWhole} loading={busy('preview')} onClick={show}>
          {t('arrivals.preview')}
        </Button>
        <Button disabled={!isWhole} loading={busy('test')} onClick={test}>
          {t('arrivals.test')}
        </Button>
        <Button type="primary" disabled={!isWhole || overview.nextAt !== null} loading={busy('send')} onClick={send}>
          {t('arrivals.send')}
        </Button>
        <Button onClick={onEnd}>{t('action.cancel')}</Button>
      </div>
      <EmailPreview preview={preview} onClose={() => setPreview(undefined)} />
    </section>
  );
}
