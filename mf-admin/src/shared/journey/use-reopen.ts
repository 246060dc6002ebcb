import { type Journey, localizeIsolated, type StaffJourneyStep } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { useRef } from 'react';
import { useMoment } from '../display/format/use-moment.js';

type DoneStep = Pick<StaffJourneyStep, 'key' | 'name'> & Partial<Pick<StaffJourneyStep, 'mailedAt'>>;

export interface ReopenOptions {
  /** Reads the journey: the e-mail may have gone since it was shown. */
  refetch: () => Promise<{ data?: Journey | undefined }>;
  /** `isMailed`: whether the customer was e-mailed that the step was done. `journey`: as just read. */
  reopen: (step: string, isMailed: boolean, journey: Journey | undefined) => Promise<unknown>;
}

/**
 * Opens a step that was done again; if the customer was e-mailed about it, after confirmation. Resolves to whether it was
 * meant.
 */
export function useReopen({ refetch, reopen }: ReopenOptions) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const { modal } = App.useApp();
  const isAsking = useRef(false);
  const ask = async (step: DoneStep): Promise<boolean> => {
    const { data } = await refetch();
    const mailedAt = data?.steps.find(({ key }) => key === step.key)?.mailedAt ?? step.mailedAt;
    const isMeant =
      !mailedAt ||
      (await modal.confirm({
        title: t('journey.reopen.title', { name: localizeIsolated(step.name, language) }),
        content: t('journey.reopen.text', { moment: moment(mailedAt) }),
        okText: t('journey.reopen.open'),
        cancelText: t('journey.reopen.keep'),
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (isMeant) await reopen(step.key, Boolean(mailedAt), data);
    return isMeant;
  };
  return async (step: DoneStep): Promise<boolean> => {
    // A second click must not ask, or write, again.
    if (isAsking.current) return false;
    isAsking.current = true;
    return ask(step).finally(() => {
      isAsking.current = false;
    });
  };
}
