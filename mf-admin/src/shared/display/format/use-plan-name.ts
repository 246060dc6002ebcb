import { type LocalizedText, planOwnName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

interface BoughtPlan {
  planName: LocalizedText | null;
  durationMonths: number;
}

/** The name of a plan when it was bought, and its duration. */
export function usePlanName(): (plan: BoughtPlan) => string {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return ({ planName, durationMonths }) => {
    const months = t('membership.months', { count: durationMonths });
    const own = planOwnName(planName, durationMonths, language);
    return own === undefined ? months : `${own} · ${months}`;
  };
}
