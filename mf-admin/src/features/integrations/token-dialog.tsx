import { API_SCOPES, type IssuedApiToken, MAX_LINE, type NewApiToken } from '@dealership/contracts';
import { createApiToken } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation } from '@dealership/ui-kit/query';
import { Checkbox, Form, Input } from 'antd';
import { callStaff, validationText } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ShownSecret } from '../../shared/staff/secret/shown-secret.js';
import styles from './integrations-tab.module.css';

interface Values extends Omit<NewApiToken, 'days'> {
  days: string;
}

const DAYS = ['30', '90', '365'];

/** Creates a token and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const create = useMutation({
    mutationFn: ({ days, ...values }: Values): Promise<IssuedApiToken> =>
      callStaff(createApiToken, { body: { ...values, days: Number(days) } }),
    onError: (error) => {
      const errors = (error instanceof ApiError && error.body?.errors) || [];
      form.setFields(
        errors.map(({ path, message }) => ({
          name: path.split('.')[0] as keyof Values,
          errors: [t(validationText(message) ?? message)],
        })),
      );
      showToast({ kind: 'error', title: t('token.failed'), text: errorText(error) });
    },
    // Do not wait until the lists are read again: a user who corrects an entry can resubmit at once.
    onSettled: (_answer, _error, _values, _result, { client }) => void client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  // Not `required`: antd would set `aria-required` on the group, where ARIA does not allow it.
  const chosen = async (_: unknown, scopes: unknown[]) => {
    if (scopes.length === 0) throw new Error(t('validation.scopes'));
  };
  return (
    <FormDialog
      title={t('token.add')}
      isUnsaved={() => !create.data && form.isFieldsTouched()}
      onOpened={() => form.getFieldInstance('name')?.focus()}
      onClose={onClose}
    >
      {create.data ? (
        <ShownSecret secret={create.data.token} text={t('token.once')} copyText={t('token.copy')} onClose={onClose} />
      ) : (
        <Form<Values>
          form={form}
          name="token"
          layout="vertical"
          initialValues={{ name: '', scopes: [], days: '90' }}
          onFinish={(values) => create.mutate(values)}
        >
          <Form.Item
            name="name"
            label={t('token.name')}
            extra={t('token.nameHint')}
            rules={[{ required: true, whitespace: true, message: t('validation.name') }]}
          >
            <Input autoComplete="off" maxLength={MAX_LINE} />
          </Form.Item>
          <Form.Item name="scopes" label={t('token.scopes')} extra={t('token.scopesHint')} rules={[{ validator: chosen }]}>
            <Checkbox.Group
              className={styles.choices}
              options={API_SCOPES.map((scope) => ({ value: scope, label: t(`token.scope.${scope}`) }))}
            />
          </Form.Item>
          <Form.Item name="days" label={t('token.days')}>
            <NativeSelect options={DAYS.map((days) => ({ value: days, label: t('token.lasts', { count: Number(days) }) }))} />
          </Form.Item>
          <DialogActions label={t('token.create')} isPending={create.isPending} />
        </Form>
      )}
    </FormDialog>
  );
}
