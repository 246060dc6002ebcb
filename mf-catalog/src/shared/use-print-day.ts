import { dateTimeFormat, useLanguage, usePrintMoment, useTranslation } from '@dealership/ui-kit';

/** 'As of 29 November 2026' for papers: the day of printing in Ajman; undefined on the server. */
export function usePrintDay(): string | undefined {
  const { t } = useTranslation('catalog');
  const { locale } = useLanguage();
  const moment = usePrintMoment();
  return moment && t('asOf', { day: dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(moment) });
}
