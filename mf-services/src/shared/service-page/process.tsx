import { useTranslation } from '@dealership/ui-kit';
import type { PageName } from '../service-kind.js';
import { PageSection } from './page-section.js';
import { StepList } from './step-list.js';

export interface ProcessProps {
  page: PageName;
  /** Keys of the steps' texts, in order. */
  steps: readonly string[];
  /** Every step has a text that says when. */
  timed?: boolean | undefined;
  /** What the steps' texts name: amounts, times. */
  values?: Record<string, string>;
  /** No margin above: the previous element has one below. */
  joined?: boolean;
}

/** How a service goes, step by step. */
export function Process({ page, steps, timed = false, values = {}, joined = false }: ProcessProps) {
  const { t } = useTranslation(page);
  return (
    <PageSection title={t('process')} joined={joined}>
      <StepList
        steps={steps.map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`, values),
          time: timed && t(`steps.${step}.time`),
        }))}
      />
    </PageSection>
  );
}
