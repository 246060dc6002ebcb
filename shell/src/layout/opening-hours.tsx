import { BUSINESS_HOURS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

/** '22:00' as the visitor's language says it. */
export function useClock(): (time: string) => string {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  return (time) => {
    const hour = Number(time.slice(0, 2));
    return t('footer.clock', { context: hour < 12 ? 'am' : 'pm', hour: language === 'ja' ? hour : hour % 12 || 12 });
  };
}

/** When the showroom is open, in two lines. */
export function OpeningHours({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const clock = useClock();
  const [week, friday] = BUSINESS_HOURS;
  return (
    <p className={className}>
      {t('footer.hoursWeek', { from: clock(week.opens), to: clock(week.closes) })}
      <br />
      {t('footer.hoursFriday', { from: clock(friday.opens), to: clock(friday.closes) })}
    </p>
  );
}
