import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '../../features/login/index.js';
import { offerSignIn } from '../../shared/api/as-staff.js';
import { LayerToasts } from '../../shared/dialog/layer-toasts.js';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';
import { readMe, useMe } from '../../shared/staff/use-me.js';

/** Above every other overlay of the admin: antd places confirmations 1000 above the rest. */
const LAYER = 2000;

type Answer = (signedIn: boolean) => unknown;

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

/**
 * Asks the user to sign in again when the session ends during work. Closing the dialog keeps the input, unsaved. So
 * does another user's sign-in: nothing is sent under their name that they have not seen.
 */
export function SignInDialog() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const person = useMe().data?.person;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => offerSignIn(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const isSamePerson = async (): Promise<boolean> => {
    const session = await readMe(client).catch(() => undefined);
    if (session && person && session.person.id !== person.id)
      showToast({ kind: 'error', title: t('session.otherPerson', { name: session.person.name }), text: t('session.notSent') });
    return session !== undefined && (!person || session.person.id === person.id);
  };
  const close = async (signedIn: boolean): Promise<void> => {
    const isSame = signedIn && (await isSamePerson());
    setAnswer(undefined);
    answer?.(isSame);
  };
  return answer && <Question onAnswer={close} />;
}
