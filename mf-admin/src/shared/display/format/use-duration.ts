import { useTranslation } from '@dealership/ui-kit';

/** Formats a number of minutes: '45 min', '1 h 20 min', '2 h'. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('dashboard');
  return (all) => {
    const rounded = Math.round(all);
    const [hours, minutes] = [Math.floor(rounded / 60), rounded % 60];
    return t(hours ? (minutes ? 'inbox.hoursMinutes' : 'inbox.hours') : 'inbox.minutes', { hours, minutes, count: minutes });
  };
}
