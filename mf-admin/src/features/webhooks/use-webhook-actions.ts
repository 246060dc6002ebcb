import type { Webhook } from '@dealership/contracts';
import {
  deleteWebhook,
  redeliverWebhookMessage,
  rotateWebhookSecret,
  updateWebhook,
} from '@dealership/contracts/events/webhooks/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useConfirmDanger } from '../../shared/dialog/use-confirm-danger.js';

/** Staff actions on an existing webhook. `onSecret` receives a newly generated secret. */
export function useWebhookActions(onSecret: (secret: string) => void) {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => showToast({ kind: 'error', title: t('webhook.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const done = (title: string) => showToast({ kind: 'success', title });
  return {
    setDisabled: ({ id, version }: Webhook, disabled: boolean) =>
      mutate(async () => {
        await callStaff(updateWebhook, { params: { id }, body: { disabled, version } });
        done(t('webhook.done'));
      }),
    rotate: ({ id }: Webhook) =>
      mutate(async () => {
        const { secret } = await callStaff(rotateWebhookSecret, { params: { id } });
        onSecret(secret);
      }),
    redeliver: (id: number) =>
      mutate(async () => {
        await callStaff(redeliverWebhookMessage, { params: { id } });
        done(t('webhook.redelivered'));
      }),
    remove: ({ id, url }: Webhook) =>
      confirm({
        title: url,
        content: t('webhook.confirmRemove'),
        okText: t('webhook.remove'),
        act: () =>
          mutateAsync(async () => {
            await callStaff(deleteWebhook, { params: { id } });
            done(t('webhook.done'));
          }),
      }),
  };
}
