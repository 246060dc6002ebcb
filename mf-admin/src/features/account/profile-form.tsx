import { LANGUAGES, newStaffAccount, type OwnAccountChanges, type StaffAccount, signingName } from '@dealership/contracts';
import { updateOwnAccount, updateStaffAccount } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Button, Form, Input } from 'antd';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { schemaRule } from '../../shared/form/schema-rule.js';
import { useMay } from '../../shared/staff/use-me.js';

type Values = OwnAccountChanges & { email?: string };

/** Edits the user's own account. Only an owner can change an address, which one signs in with. */
export function ProfileForm({ account }: { account: StaffAccount }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const mayChangeEmail = useMay()(updateStaffAccount.permission);
  useStayOnSessionEnd();
  const save = useMutation({
    mutationFn: ({ email, ...body }: Values) =>
      email
        ? callStaff(updateStaffAccount, { params: { id: account.id }, body: { ...body, email, version: account.version } })
        : callStaff(updateOwnAccount, { body }),
    onSuccess: async (_saved, _body, _result, { client }) => {
      showToast({ kind: 'success', title: t('toast.staffAccount.updated') });
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error) => showToast({ kind: 'error', title: t('toast.staffAccount.updateFailed'), text: errorText(error) }),
  });
  const { name, email } = newStaffAccount.shape;
  const emailRule = schemaRule(email, t);
  // The address of an owner without colleagues may be missing.
  const ownEmailRule = {
    validator: async (rule: unknown, typed: string) => (typed === '' && !account.email) || emailRule.validator(rule, typed),
  };
  return (
    <Form
      name="profile"
      layout="vertical"
      initialValues={{ name: account.name, email: account.email ?? '', language: account.language }}
      onFinish={(values: Values) => save.mutate(values)}
    >
      <Form.Item
        name="name"
        label={t('staffAccount.name')}
        extra={t(signingName(account.name) ? 'staffAccount.signs' : 'staffAccount.unsigned')}
        validateTrigger="onBlur"
        rules={[schemaRule(name, t)]}
      >
        <Input autoComplete="name" />
      </Form.Item>
      {mayChangeEmail && (
        <Form.Item
          name="email"
          label={t('staffAccount.email')}
          extra={t('staffAccount.ownEmailHint')}
          validateTrigger="onBlur"
          rules={[ownEmailRule]}
        >
          <Input autoComplete="email" type="email" dir="ltr" />
        </Form.Item>
      )}
      <Form.Item name="language" label={t('staffAccount.ownLanguage')}>
        <NativeSelect options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('action.save')}
      </Button>
    </Form>
  );
}
