import type { PersonRecord } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { usePlaceName } from '../../../shared/display/format/use-place-name.js';

/**
 * Asks for confirmation before erasing a person. `who`: the e-mail address or phone number. It names what is erased, so
 * that a test drive or journey is not erased unnoticed, and whose it is: several people may share a number.
 */
export function useConfirmErasure(who: string, erase: () => Promise<unknown>) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const placeName = usePlaceName();
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  // Titles of lists begin each word with a capital letter, names of places do not.
  const inSentence = (name: string) => name.charAt(0) + name.slice(1).toLocaleLowerCase(locale);
  const listed = (records: PersonRecord[]) => {
    const places = records.map(({ place }) => place);
    return [...new Set(places)]
      .map((place) => `${inSentence(placeName(place))}: ${format(places.filter((one) => one === place).length)}`)
      .join(' · ');
  };
  const namesOf = (records: PersonRecord[]) => {
    const names = [...new Set(records.flatMap(({ name }) => name ?? []))].map((name) => `\u2068${name}\u2069`);
    return names.length > 1 && t('privacy.confirmNames', { names: names.join(' · ') });
  };
  return (count: number, records: PersonRecord[]) =>
    modal.confirm({
      title: t('privacy.confirmTitle', { count, who: `\u2066${who}\u2069` }),
      content: [t('privacy.confirmText', { count }), listed(records), namesOf(records)].filter(Boolean).join(' '),
      okText: t('privacy.confirmOk'),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: erase,
    });
}
