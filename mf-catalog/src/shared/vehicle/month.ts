import type { UpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/**
 * Formats '2027-09' as a month in the visitor's language. Month names are texts, because `Intl` is too slow on the
 * first page.
 */
export function useMonth(): (month: string) => string {
  const { t } = useTranslation('catalog');
  return (month) => {
    const [year = '', number = ''] = month.split('-');
    return t('month.name', { month: t(`month.${Number(number)}`), year });
  };
}

/** The expected month of an upcoming vehicle in the visitor's language; otherwise the dealer's text. */
export function useArrivalText(): (vehicle: Pick<UpcomingVehicle, 'arrivalMonth' | 'estimatedArrival'>) => string {
  const month = useMonth();
  return ({ arrivalMonth, estimatedArrival }) => (arrivalMonth ? month(arrivalMonth) : estimatedArrival);
}
