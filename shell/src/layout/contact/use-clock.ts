import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** '22:00' as the visitor's language says it. */
export function useClock(): (time: string) => string {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (time) => {
    const hour = Number(time.slice(0, 2));
    const minutes = time.slice(2) === ':00' ? '' : time.slice(2);
    const shown = language === 'ja' ? hour : hour % 12 || 12;
    // Japanese says minutes in a way of its own.
    if (language === 'ja' && minutes) return time.replace(/^0/, '');
    return t('footer.clock', { context: hour < 12 ? 'am' : 'pm', hour: `${shown}${minutes}` });
  };
}
