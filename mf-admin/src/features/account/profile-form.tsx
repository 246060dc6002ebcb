import { LANGUAGES, type OwnAccountChanges, ownAccountChanges, type StaffAccount, signingName } from '@dealership/contracts';
import { updateOwnAccount } from '@dealership/contracts/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Button, Form, Input } from 'antd';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { callStaff, validationText } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { NativeSelect } from '../../shared/display/native-select.js';

/** Edits the name and language of the user's own account. Only the owner can change the address and the role. */
export function ProfileForm({ account }: { account: StaffAccount }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  useStayOnSessionEnd();
  const save = useMutation({
    mutationFn: (body: OwnAccountChanges) => callStaff(updateOwnAccount, { body }),
    onSuccess: async (_saved, _body, _result, { client }) => {
      showToast({ kind: 'success', title: t('toast.staffAccount.updated') });
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error) => showToast({ kind: 'error', title: t('toast.staffAccount.updateFailed'), text: errorText(error) }),
  });
  const checkName = async (_rule: unknown, name: string) => {
    const issue = ownAccountChanges.safeParse({ name }).error?.issues[0];
    if (issue) throw new Error(t(validationText(issue.message) ?? issue.message));
  };
  return (
    <Form
      name="profile"
      layout="vertical"
      initialValues={{ name: account.name, language: account.language }}
      onFinish={(values: OwnAccountChanges) => save.mutate(values)}
    >
      <Form.Item
        name="name"
        label={t('staffAccount.name')}
        extra={t(signingName(account.name) ? 'staffAccount.signs' : 'staffAccount.unsigned')}
        validateTrigger="onBlur"
        rules={[{ validator: checkName }]}
      >
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="language" label={t('staffAccount.ownLanguage')}>
        <NativeSelect options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('action.save')}
      </Button>
    </Form>
  );
}
