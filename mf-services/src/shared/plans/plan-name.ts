import type { AuctionPlan } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** Whether the configuration calls a plan something else than '2 Months'; that name is the same in every language. */
export const hasOwnTitle = ({ title, durationMonths }: AuctionPlan): boolean =>
  !new RegExp(`^${durationMonths} months?$`, 'i').test(title);

/** What visitors read: '2 Months' in their language, or 'Gold (2 Months)'. */
export function usePlanName(plan: AuctionPlan): string {
  const { t } = useTranslation('services');
  const months = t('plan.months', { count: plan.durationMonths });
  return hasOwnTitle(plan) ? t('plan.titled', { title: plan.title, months }) : months;
}
