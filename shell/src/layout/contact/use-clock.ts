import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** Formats '22:00' in the visitor's language. */
export function useClock(): (time: string) => string {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (time) => {
    const hour = Number(time.slice(0, 2));
    const minutes = time.slice(2) === ':00' ? '' : time.slice(2);
    const shown = language === 'ja' ? hour : hour % 12 || 12;
    // Japanese has its own notation for minutes.
    if (language === 'ja' && minutes) return time.replace(/^0/, '');
    return t('footer.clock', { context: hour < 12 ? 'am' : 'pm', hour: `${shown}${minutes}` });
  };
}
