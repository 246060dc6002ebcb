import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { usePlaceName } from '../../../shared/display/format/use-place-name.js';

/**
 * Asks for confirmation before erasing a person. `who`: the e-mail address or phone number. `places`: where the records
 * are, once for each, so that a test drive or journey is not erased unnoticed.
 */
export function useConfirmErasure(who: string, erase: () => Promise<unknown>) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const placeName = usePlaceName();
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  // Titles of lists begin each word with a capital letter, names of places do not.
  const inSentence = (name: string) => name.charAt(0) + name.slice(1).toLocaleLowerCase(locale);
  const listed = (places: string[]) =>
    [...new Set(places)]
      .map((place) => `${inSentence(placeName(place))}: ${format(places.filter((one) => one === place).length)}`)
      .join(' · ');
  return (count: number, places: string[]) =>
    modal.confirm({
      title: t('privacy.confirmTitle', { who }),
      content: [t('privacy.confirmText', { count }), listed(places)].filter(Boolean).join(' '),
      okText: t('privacy.confirmOk'),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: erase,
    });
}
