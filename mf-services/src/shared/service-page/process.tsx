import { useTranslation } from '@dealership/ui-kit';
import type { PageName } from '../service-kind.js';
import { PageSection } from './page-section.js';
import { StepList } from './step-list.js';

export interface ProcessProps {
  page: PageName;
  /** Keys of the steps' texts, in order. */
  steps: readonly string[];
  /** Whether every step has a text with its timing. */
  timed?: boolean | undefined;
  /** Values for placeholders in the steps' texts: amounts, times. */
  values?: Record<string, string>;
  /** No margin above: the previous element has one below. */
  joined?: boolean;
}

/** The steps of a service. */
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
