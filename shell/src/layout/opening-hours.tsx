import { BUSINESS_HOURS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** When the showroom is open, in two lines. */
export function OpeningHours({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const clock = (time: string) => {
    const hour = Number(time.slice(0, 2));
    return t('footer.clock', { context: hour < 12 ? 'am' : 'pm', hour: hour % 12 || 12 });
  };
  const [week, friday] = BUSINESS_HOURS;
  return (
    <p className={className}>
      {t('footer.hoursWeek', { from: clock(week.opens), to: clock(week.closes) })}
      <br />
      {t('footer.hoursFriday', { from: clock(friday.opens), to: clock(friday.closes) })}
    </p>
  );
}
