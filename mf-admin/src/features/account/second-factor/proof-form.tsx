import { MAX_PASSKEY_NAME } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation } from '@dealership/ui-kit/query';
import { Alert, Button, Form, Input } from 'antd';
import { callErrorsOf } from '../../../shared/api/staff-api.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';

export interface Proof {
  password: string;
  code: string;
  name: string;
}

export type ProofField = keyof Proof;

export interface ProofFormProps {
  fields: ProofField[];
  submit: string;
  danger?: boolean;
  initialName?: string;
  /** Rejects if the change fails; the form shows the error at the field that it belongs to. */
  act: (proof: Proof) => Promise<unknown>;
}

/** Asks for the password, a code or a name before a sign-in method is changed. */
export function ProofForm({ fields, submit, danger, initialName, act }: ProofFormProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<Proof>();
  const sending = useMutation({
    mutationFn: act,
    onError: (error) => {
      const code = error instanceof ApiError ? error.body?.code : undefined;
      const field = code === 'WRONG_PASSWORD' ? 'password' : code === 'LOGIN_CODE_WRONG' ? 'code' : undefined;
      const errors = field ? [{ name: field, errors: [errorText(error)] } as const] : callErrorsOf(error, t);
      form.setFields(errors as Parameters<typeof form.setFields>[0]);
    },
  });
  const isShown = sending.error && !form.getFieldsError().some(({ errors }) => errors.length);
  return (
    <Form<Proof>
      form={form}
      name="proof"
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: initialName }}
      onFinish={(proof) => sending.mutate(proof)}
    >
      {fields.includes('name') && (
        <Form.Item name="name" label={t('factor.name')} rules={[{ required: true, message: t('factor.nameRequired') }]}>
          <Input maxLength={MAX_PASSKEY_NAME} autoComplete="off" />
        </Form.Item>
      )}
      {fields.includes('password') && (
        <Form.Item
          name="password"
          label={t('password.current')}
          rules={[{ required: true, message: t('password.currentRequired') }]}
        >
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
      )}
      {fields.includes('code') && (
        <Form.Item
          name="code"
          label={t('factor.code')}
          extra={fields.includes('password') ? t('factor.codeOrRecovery') : t('factor.codeHint')}
          rules={[{ required: true, message: t('factor.codeRequired') }]}
        >
          <Input autoComplete="one-time-code" inputMode={fields.includes('password') ? 'text' : 'numeric'} dir="ltr" />
        </Form.Item>
      )}
      {isShown && <Alert type="error" showIcon title={errorText(sending.error)} style={{ marginBlockEnd: 'var(--space-3)' }} />}
      <Button type="primary" danger={danger} htmlType="submit" loading={sending.isPending}>
        {submit}
      </Button>
    </Form>
  );
}
