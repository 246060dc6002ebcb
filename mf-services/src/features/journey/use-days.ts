import { useLanguage } from '@dealership/ui-kit';
import { useMemo } from 'react';

const SHOWROOM = { timeZone: 'Asia/Dubai' };

/** Formats days and moments in the showroom's time zone and the reader's language. */
export function useDays() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...SHOWROOM });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...SHOWROOM });
    return {
      /** `date`: a day (YYYY-MM-DD) or a moment. */
      dayOf: (date: string) => day.format(new Date(date)),
      momentOf: (iso: string) => moment.format(new Date(iso)),
    };
  }, [locale]);
}
