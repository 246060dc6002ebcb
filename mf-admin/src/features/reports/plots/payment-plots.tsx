import { type FiguresQuery, formatUsd, type PaymentFigures } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { usePlanName } from '../../../shared/display/format/use-plan-name.js';
import type { Figures } from '../reports-api.js';
import { rowsByDay, sum } from '../series.js';
import { Figure } from './plot/figure.js';
import { Waiting } from './reading.js';

interface PaymentPlotsProps {
  period: FiguresQuery;
  reading: Figures['payments'];
  before: PaymentFigures | undefined;
}

/** Memberships bought and refunded. */
export function PaymentPlots({ period, reading, before }: PaymentPlotsProps) {
  const { t } = useTranslation('dashboard');
  const planName = usePlanName();
  if (!reading.data) return <Waiting reading={reading} />;
  const { days, plans } = reading.data;
  return (
    <>
      <Figure
        title={t('figures.memberships.title')}
        note={t('figures.memberships.note')}
        compared={{
          now: sum(days, ({ memberships }) => memberships),
          before: sum(before?.days, ({ memberships }) => memberships),
        }}
        isByDay
        isSideBySide
        of={t('figures.day')}
        series={[t('figures.memberships.bought'), t('figures.memberships.returned')]}
        rows={rowsByDay(period, days, [({ memberships }) => memberships, ({ refunds }) => refunds])}
        file="memberships"
      />
      <Figure
        plotted={0}
        title={t('figures.plans.title')}
        note={t('figures.plans.note')}
        compared={{
          now: sum(plans, ({ amount }) => amount),
          before: sum(before?.plans, ({ amount }) => amount),
          format: (amount) => formatUsd(Math.round(amount)),
          label: t('figures.plans.gross'),
        }}
        of={t('figures.plans.plan')}
        series={[t('figures.plans.memberships'), t('figures.plans.amount')]}
        rows={plans.map((plan) => ({ label: planName(plan), values: [plan.memberships, plan.amount] }))}
        file="plans"
      />
    </>
  );
}
