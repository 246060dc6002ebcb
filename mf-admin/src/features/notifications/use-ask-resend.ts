import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';

/** Asks before e-mails are sent again, with who gets them. */
export function useAskResend(resend: (id: string | number | undefined) => void) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const ask = (content: string, onOk: () => void) =>
    void modal.confirm({
      title: t('notification.ask.title'),
      content,
      okText: t('notification.resend'),
      cancelText: t('action.cancel'),
      onOk,
    });
  return {
    one: (id: string | number, recipients: string[]) =>
      ask(t('notification.ask.recipients', { names: recipients.map((one) => `\u2066${one}\u2069`).join(' · ') }), () =>
        resend(id),
      ),
    all: (count: number) => ask(t('notification.ask.all', { count }), () => resend(undefined)),
  };
}
