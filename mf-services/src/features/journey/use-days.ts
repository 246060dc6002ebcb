import { dateTimeFormat, useLanguage } from '@dealership/ui-kit';

const SHOWROOM = { timeZone: 'Asia/Dubai' };

/** Formats days and moments in the showroom's time zone and the reader's language. */
export function useDays() {
  const { locale } = useLanguage();
  const day = dateTimeFormat(locale, { dateStyle: 'long', ...SHOWROOM });
  const moment = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...SHOWROOM });
  return {
    /** `date`: a day (YYYY-MM-DD) or a moment. */
    dayOf: (date: string) => day.format(new Date(date)),
    momentOf: (iso: string) => moment.format(new Date(iso)),
  };
}
