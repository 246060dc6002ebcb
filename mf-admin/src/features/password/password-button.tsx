import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { PasswordDialog } from './password-dialog.js';

export function PasswordButton() {
  const { t } = useTranslation('dashboard');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('password.button')}</Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
