import { newStaffAccount, type StaffAccount } from '@dealership/contracts';
import { updateStaffAccount } from '@dealership/contracts/staff/accounts/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Alert, Form, Input } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import { schemaRule } from '../../shared/form/schema-rule.js';
import styles from './owner-email-dialog.module.css';

const { email: schema } = newStaffAccount.shape;

export interface OwnerEmailDialogProps {
  /** The owner, who has no e-mail address yet. */
  owner: StaffAccount;
  onClose: () => void;
}

/** Asks for the owner's own e-mail address, without which nobody can be invited. */
export function OwnerEmailDialog({ owner, onClose }: OwnerEmailDialogProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<{ email: string }>();
  const save = useMutation({
    mutationFn: (email: string) =>
      callStaff(updateStaffAccount, { params: { id: owner.id }, body: { email, version: owner.version } }),
    onSettled: (_saved, _error, _email, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  return (
    <FormDialog
      title={t('staffAccount.add')}
      isUnsaved={() => form.isFieldsTouched()}
      onOpened={() => form.getFieldInstance('email')?.focus()}
      onClose={onClose}
    >
      <Form
        form={form}
        name="ownerEmail"
        layout="vertical"
        initialValues={{ email: '' }}
        onFinish={({ email }: { email: string }) => save.mutate(email.trim())}
      >
        <p className={styles.text}>{t('errors.OWNER_EMAIL_MISSING')}</p>
        <Form.Item
          name="email"
          label={t('staffAccount.ownEmail')}
          required
          validateTrigger="onBlur"
          rules={[schemaRule(schema, t)]}
        >
          <Input autoComplete="email" type="email" dir="ltr" />
        </Form.Item>
        {save.error && <Alert type="error" showIcon title={errorText(save.error)} />}
        <DialogActions label={t('staffAccount.goOn')} isPending={save.isPending} />
      </Form>
    </FormDialog>
  );
}
