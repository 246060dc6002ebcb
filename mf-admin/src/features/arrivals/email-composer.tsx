import { ARRIVALS_EMAIL_LIMITS, type ArrivalsEmails, LANGUAGES, type Language } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useIdempotencyKey } from '@dealership/ui-kit/query';
import { App, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { useMe } from '../../shared/staff/use-me.js';
import { refusedVehicles, useArrivalsEmailTask } from './arrivals-api.js';
import { ComposerStep } from './composer-step.js';
import styles from './email-composer.module.css';
import { EmailPreview } from './email-preview.js';
import { type Introduction, typedIntroductions } from './typed-introductions.js';
import { VehicleChoice } from './vehicle-choice.js';

export interface EmailComposerProps {
  overview: ArrivalsEmails;
  onEnd: () => void;
}

const EMPTY: Introduction = { en: '', ar: '', ja: '' };

/** Composes an e-mail in the order of the work: its vehicles, the text above them, a look at it, and sending. */
export function EmailComposer({ overview, onEnd }: EmailComposerProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const id = useId();
  const [vehicleIds, setVehicleIds] = useState<number[]>([]);
  const me = useMe().data?.person.id ?? 0;
  const [introduction, setIntroduction] = useState(() => typedIntroductions.get(me) ?? EMPTY);
  const type = (code: Language, text: string) => {
    const typed = { ...(typedIntroductions.get(me) ?? EMPTY), [code]: text };
    typedIntroductions.set(me, typed);
    setIntroduction(typed);
  };
  const end = () => {
    typedIntroductions.delete(me);
    onEnd();
  };
  // Sending the same draft twice sends one e-mail.
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, variables } = useArrivalsEmailTask();
  useStayOnSessionEnd();
  const { subscribers: count, nextAt } = overview;
  const draft = { vehicleIds, introduction };
  const isWhole = vehicleIds.length > 0 && Object.values(introduction).every((text) => text.trim());
  const busy = (act: string) => isPending && variables?.act === act;
  const dropRefused = (error: unknown) => {
    const refused = refusedVehicles(error, draft);
    setVehicleIds((chosen) => chosen.filter((vehicleId) => !refused.includes(vehicleId)));
  };
  const test = () => void mutateAsync({ act: 'test', draft, language }).catch(dropRefused);
  const send = () =>
    modal.confirm({
      title: t('arrivals.confirmTitle', { count }),
      content: t('arrivals.confirmText'),
      okText: t('arrivals.send', { count }),
      cancelText: t('action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => mutateAsync({ act: 'send', draft, key: keyOf(draft) }).then(end, dropRefused),
    });
  const hint = (!isWhole && t('arrivals.incomplete')) || (count === 0 && t('arrivals.nobody'));
  return (
    <section className={styles.composer} aria-label={t('arrivals.compose')}>
      <div className={styles.column}>
        <ComposerStep title={t('arrivals.step.vehicles')}>
          <VehicleChoice lastEmailAt={overview.items[0]?.createdAt} chosen={vehicleIds} onChoose={setVehicleIds} />
        </ComposerStep>
        <ComposerStep title={t('arrivals.step.introduction')}>
          {LANGUAGES.map(({ code, name, direction }) => (
            <div key={code} className={styles.introduction}>
              <label htmlFor={`${id}-${code}`}>{t('arrivals.introduction', { language: name })}</label>
              <Input.TextArea
                id={`${id}-${code}`}
                lang={code}
                dir={direction}
                className={styles.text ?? ''}
                rows={4}
                maxLength={ARRIVALS_EMAIL_LIMITS.introduction}
                value={introduction[code]}
                onChange={({ target }) => type(code, target.value)}
              />
            </div>
          ))}
        </ComposerStep>
      </div>
      <div className={styles.column}>
        <ComposerStep title={t('arrivals.step.preview')}>
          <EmailPreview draft={draft} />
        </ComposerStep>
        <ComposerStep title={t('arrivals.step.send')}>
          <p id={`${id}-hint`} role="status">
            {hint}
          </p>
          <div className={styles.actions}>
            <Button disabled={!isWhole} loading={busy('test')} onClick={test} aria-describedby={`${id}-hint`}>
              {t('arrivals.test')}
            </Button>
            <Button
              type="primary"
              disabled={!isWhole || nextAt !== null || count === 0}
              loading={busy('send')}
              onClick={send}
              aria-describedby={`${id}-hint`}
            >
              {t('arrivals.send', { count })}
            </Button>
            <Button onClick={end}>{t('action.cancel')}</Button>
          </div>
        </ComposerStep>
      </div>
    </section>
  );
}
