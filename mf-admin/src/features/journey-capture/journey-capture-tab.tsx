import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { CapturedJourney } from './captured-journey.js';
import { capturedJourneyQuery } from './journey-capture-api.js';
import { JourneyChoice } from './journey-choice.js';

const JOURNEY = /^[1-9]\d{0,8}$/;

function OneJourney({ id, onLeave }: { id: number; onLeave: () => void }) {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(capturedJourneyQuery(id));
  if (data) return <CapturedJourney key={id} journey={data} onLeave={onLeave} />;
  if (!error) return <LoadingLines />;
  return (
    <LoadError error={error} onRetry={() => void refetch()}>
      <Button onClick={onLeave}>{t('capture.back')}</Button>
    </LoadError>
  );
}

/**
 * For use on a phone beside the car: select a journey, take pictures, mark steps as done. The journey is in the URL:
 * `?tab=journey-capture&journey=12`.
 */
export function JourneyCaptureTab() {
  const [params, setParams] = useSearchParams();
  const journeyId = params.get('journey') ?? '';
  const show = (id?: number) => setParams({ tab: 'journey-capture', ...(id && { journey: String(id) }) });
  if (!JOURNEY.test(journeyId)) return <JourneyChoice onChoose={show} />;
  return <OneJourney id={Number(journeyId)} onLeave={() => show()} />;
}
