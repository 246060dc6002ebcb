import { type Journey, localizeIsolated, type StaffJourneyStep } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { useRef } from 'react';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { journeyQuery, useJourneyWrites } from './journeys-api.js';

/** Opens a step that was done again; if the customer was e-mailed about it, after confirmation. */
export function useReopen(journey: Journey) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const { modal } = App.useApp();
  const writes = useJourneyWrites(journey);
  const { refetch } = useQuery({ ...journeyQuery(journey.id), enabled: false });
  const isAsking = useRef(false);
  const ask = async (step: StaffJourneyStep): Promise<void> => {
    // The e-mail may have gone since the journey was read.
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
    if (isMeant) await writes.reopen(step.key, Boolean(mailedAt));
  };
  return async (step: StaffJourneyStep): Promise<void> => {
    // A second click must not ask, or write, again.
    if (isAsking.current) return;
    isAsking.current = true;
    await ask(step).finally(() => {
      isAsking.current = false;
    });
  };
}
