import { staffLogout } from '@dealership/contracts/staff/sign-in/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { goTo } from '@dealership/ui-kit/navigation';
import { call, useMutation } from '@dealership/ui-kit/query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { forgetSignIn, LOGIN_PATH } from '../../shared/api/session.js';
import { LogoutIcon } from '../../shared/display/icons.js';
import { useMe } from '../../shared/staff/use-me.js';
import { type UnsentItem, unsentItems } from '../../shared/unsaved/unsent-items.js';

/** Ends the session. The user chooses whether this account's unsent data stays on the device or is removed. */
export function SignOutButton() {
  const { t } = useTranslation('dashboard');
  const owner = useMe().data?.person.id;
  const [unsent, setUnsent] = useState<UnsentItem[]>([]);
  const logout = useMutation({
    mutationFn: () => call(staffLogout),
    onSuccess: () => {
      forgetSignIn();
      showToast({ kind: 'success', title: t('logout.done') });
      goTo(LOGIN_PATH);
    },
    // If signing out failed, report it instead of showing the sign-in page while the session continues.
    onError: () => showToast({ kind: 'error', title: t('logout.failed'), text: t('logout.failedText') }),
  });
  const ask = async () => {
    const items = owner === undefined ? [] : await unsentItems.of(owner);
    if (items.length) setUnsent(items);
    else logout.mutate();
  };
  const leave = async (left: UnsentItem[]) => {
    setUnsent([]);
    await Promise.all(left.map(({ id }) => unsentItems.remove(id)));
    logout.mutate();
  };
  return (
    <>
      <Button icon={<LogoutIcon className="directed" />} loading={logout.isPending} onClick={() => void ask()}>
        {t('logout.button')}
      </Button>
      <Modal
        open={unsent.length > 0}
        title={t('logout.unsent')}
        closable={{ 'aria-label': t('action.cancel') }}
        onCancel={() => setUnsent([])}
        footer={
          <>
            <Button danger onClick={() => void leave(unsent)}>
              {t('logout.remove')}
            </Button>
            <Button type="primary" onClick={() => void leave([])}>
              {t('logout.keep')}
            </Button>
          </>
        }
      >
        <p>{t('logout.unsentText', { count: unsent.length })}</p>
      </Modal>
    </>
  );
}
