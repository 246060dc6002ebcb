import { MIN_PASSWORD_LENGTH, type PasswordChange } from '@dealership/contracts';
import { changeStaffPassword } from '@dealership/contracts/staff/sign-in/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Form, Input } from 'antd';
import { callErrorsOf, callStaff, hasCode } from '../../shared/api/staff-api.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';

interface Values extends PasswordChange {
  again: string;
}

/** Changes the password shared by all staff. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();

  function showErrors(error: unknown): void {
    form.setFields(callErrorsOf(error, t) as Parameters<typeof form.setFields>[0]);
    if (hasCode(error, 'WRONG_PASSWORD')) form.setFields([{ name: 'currentPassword', errors: [errorText(error)] }]);
  }

  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      callStaff(changeStaffPassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      showToast({ kind: 'success', title: t('password.done') });
      onClose();
    },
    onError: (error) => {
      showErrors(error);
      showToast({ kind: 'error', title: t('password.failed'), text: errorText(error) });
    },
  });

  return (
    <FormDialog
      title={t('password.title')}
      isUnsaved={() => form.isFieldsTouched()}
      onOpened={() => form.getFieldInstance('currentPassword')?.focus()}
      onClose={onClose}
    >
      <p>{t('password.text')}</p>
      <Form<Values>
        form={form}
        name="password"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => change.mutate(values)}
      >
        <Form.Item
          name="currentPassword"
          label={t('password.current')}
          rules={[{ required: true, message: t('password.currentRequired') }]}
        >
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('password.new')}
          extra={t('password.newHint')}
          validateTrigger="onBlur"
          rules={[
            { required: true, message: t('password.newRequired') },
            { min: MIN_PASSWORD_LENGTH, message: t('validation.passwordShort') },
          ]}
        >
          <Input type="password" autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="again"
          label={t('password.again')}
          validateTrigger="onBlur"
          rules={[
            {
              validator: async (_, again) => {
                if (again !== form.getFieldValue('newPassword')) throw new Error(t('password.differ'));
              },
            },
          ]}
        >
          <Input type="password" autoComplete="new-password" />
        </Form.Item>
        <DialogActions label={t('password.submit')} isPending={change.isPending} />
      </Form>
    </FormDialog>
  );
}
