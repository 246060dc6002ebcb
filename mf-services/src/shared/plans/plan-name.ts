import { type AuctionPlan, type LocalizedText, planOwnName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

export const hasOwnName = ({ name, durationMonths }: AuctionPlan): boolean =>
  planOwnName(name, durationMonths, 'en') !== undefined;

/** The displayed name of a plan: '2 Months' in the visitor's language, or 'Gold (2 Months)'. */
export function usePlanName({ name, durationMonths }: { name: LocalizedText | null; durationMonths: number }): string {
  const { t } = useTranslation('services');
  const { language } = useLanguage();
  const months = t('plan.months', { count: durationMonths });
  const title = planOwnName(name, durationMonths, language);
  if (title !== undefined) return t('plan.titled', { title, months });
  return name?.[language] || months;
}
