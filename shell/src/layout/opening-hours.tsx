import { BUSINESS_HOURS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

const hour = (time: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}Z`));

/** When the showroom is open, in two lines. */
export function OpeningHours({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { locale } = useLanguage();
  const [week, friday] = BUSINESS_HOURS;
  return (
    <p className={className}>
      {t('footer.hoursWeek', { from: hour(week.opens, locale), to: hour(week.closes, locale) })}
      <br />
      {t('footer.hoursFriday', { from: hour(friday.opens, locale), to: hour(friday.closes, locale) })}
    </p>
  );
}
