import type { UpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** '2027-09' as a month is written in the visitor's language. The names are texts: `Intl` takes too long on the first page. */
export function useMonth(): (month: string) => string {
  const { t } = useTranslation('catalog');
  return (month) => {
    const [year = '', number = ''] = month.split('-');
    return t('month.name', { month: t(`month.${Number(number)}`), year });
  };
}

/** When an upcoming vehicle is expected: its month in the visitor's language, else what the dealer wrote. */
export function useArrivalText(): (vehicle: Pick<UpcomingVehicle, 'arrivalMonth' | 'estimatedArrival'>) => string {
  const month = useMonth();
  return ({ arrivalMonth, estimatedArrival }) => (arrivalMonth ? month(arrivalMonth) : estimatedArrival);
}
