import { useLanguage } from '@dealership/ui-kit';
import { useMemo } from 'react';

/** Days and moments as the reader writes them; days are those of the showroom. */
export function useDays() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' });
    return {
      /** @param date YYYY-MM-DD */
      dayOf: (date: string) => day.format(new Date(date)),
      momentOf: (iso: string) => moment.format(new Date(iso)),
    };
  }, [locale]);
}
