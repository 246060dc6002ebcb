import { useTranslation } from '@dealership/ui-kit';
import { App, Button } from 'antd';
import type { Place } from './use-insertion.js';

/** Asks where a template goes if there is a text already. */
export function useAskPlace(): (put: (place: Place) => void) => void {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  return (put) => {
    let place: Place | undefined;
    const asked = modal.confirm({
      title: t('conversation.templatePlace'),
      okText: t('conversation.templateInstead'),
      cancelText: t('action.cancel'),
      focusable: { autoFocusButton: null },
      onOk: () => {
        place = 'instead';
      },
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          <OkBtn />
          <Button
            type="primary"
            autoFocus
            onClick={() => {
              place = 'below';
              asked.destroy();
            }}
          >
            {t('conversation.templateBelow')}
          </Button>
        </>
      ),
      okType: 'default',
      // Until then the dialog holds the focus.
      afterClose: () => {
        const chosen = place;
        // Outside of React's own work, which closed the dialog.
        if (chosen) queueMicrotask(() => put(chosen));
      },
    });
  };
}
