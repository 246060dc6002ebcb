import { useLanguage } from '@dealership/ui-kit';
import { useMemo } from 'react';

const SHOWROOM = { timeZone: 'Asia/Dubai' };

/** Days and moments of the showroom, as the reader writes them. */
export function useDays() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...SHOWROOM });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...SHOWROOM });
    return {
      /** Of a day, YYYY-MM-DD, or of a moment. */
      dayOf: (date: string) => day.format(new Date(date)),
      momentOf: (iso: string) => moment.format(new Date(iso)),
    };
  }, [locale]);
}
