import { MAX_WEBHOOK_URL, type NewWebhook, WEBHOOK_EVENTS, type Webhook } from '@dealership/contracts';
import { createWebhook, updateWebhook } from '@dealership/contracts/events/webhooks/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation } from '@dealership/ui-kit/query';
import { Checkbox, Form, Input } from 'antd';
import { callStaff, validationText } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import styles from './webhooks-tab.module.css';

interface WebhookDialogProps {
  /** The webhook to edit; without it a new one is created. */
  webhook?: Webhook | undefined;
  onClose: () => void;
  /** `secret`: that of a new webhook. */
  onSaved: (secret?: string) => void;
}

/** Creates or edits a webhook. */
export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<NewWebhook>();
  const save = useMutation({
    mutationFn: async (values: NewWebhook): Promise<string | undefined> => {
      if (!webhook) return (await callStaff(createWebhook, { body: values })).secret;
      const { id, version } = webhook;
      await callStaff(updateWebhook, { params: { id }, body: { ...values, version } });
      return undefined;
    },
    onSuccess: onSaved,
    onError: (error) => {
      const errors = (error instanceof ApiError && error.body?.errors) || [];
      form.setFields(
        errors.map(({ path, message }) => ({
          name: path.split('.')[0] as keyof NewWebhook,
          errors: [t(validationText(message) ?? message)],
        })),
      );
      showToast({ kind: 'error', title: t('webhook.failed'), text: errorText(error) });
    },
    // Do not wait until the lists are read again: a user who corrects an entry can resubmit at once.
    onSettled: (_answer, _error, _values, _result, { client }) => void client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  return (
    <FormDialog
      title={webhook ? t('webhook.edit') : t('webhook.add')}
      isUnsaved={() => form.isFieldsTouched()}
      onOpened={() => form.getFieldInstance('url')?.focus()}
      onClose={onClose}
    >
      <Form<NewWebhook>
        form={form}
        name="webhook"
        layout="vertical"
        initialValues={{ url: webhook?.url ?? '', events: webhook?.events ?? ['request.received'] }}
        onFinish={(values) => save.mutate(values)}
      >
        <Form.Item
          name="url"
          label={t('webhook.url')}
          extra={t('webhook.urlHint')}
          rules={[{ required: true, whitespace: true, message: t('validation.webhookUrl') }]}
        >
          <Input autoComplete="off" dir="ltr" inputMode="url" maxLength={MAX_WEBHOOK_URL} />
        </Form.Item>
        <Form.Item name="events" label={t('webhook.events')}>
          <Checkbox.Group
            className={styles.choices}
            options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: t(`webhook.event.${event}`) }))}
          />
        </Form.Item>
        <DialogActions label={t(webhook ? 'action.save' : 'webhook.create')} isPending={save.isPending} />
      </Form>
    </FormDialog>
  );
}
