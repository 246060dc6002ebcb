import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '../../features/login/index.js';
import { offerSignIn } from '../../shared/api/as-staff.js';
import { LayerToasts } from '../../shared/dialog/layer-toasts.js';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';

/** Above every other overlay of the admin: antd places confirmations 1000 above the rest. */
const LAYER = 2000;

type Answer = (signedIn: boolean) => void;

function Question({ onAnswer }: { onAnswer: Answer }) {
  const { t } = useTranslation('dashboard');
  const form = useRef<HTMLDivElement>(null);
  useReturnFocus();
  return (
    <Modal
      open
      zIndex={LAYER}
      title={t('session.title')}
      closable={{ 'aria-label': t('session.notNow') }}
      mask={{ closable: false }}
      footer={null}
      onCancel={() => onAnswer(false)}
      afterOpenChange={() => form.current?.querySelector('input')?.focus()}
    >
      <p>{t('session.text')}</p>
      <div ref={form}>
        <LoginForm onSignedIn={() => onAnswer(true)} />
      </div>
      <LayerToasts />
    </Modal>
  );
}

/** Asks the user to sign in again when the session ends during work. Closing the dialog keeps the input, unsaved. */
export function SignInDialog() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => offerSignIn(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const close: Answer = (signedIn) => {
    setAnswer(undefined);
    answer?.(signedIn);
  };
  return answer && <Question onAnswer={close} />;
}
