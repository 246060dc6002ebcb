import { Button, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useParams } from '@dealership/ui-kit/router';
import { JourneyDetail } from './journey-detail.js';
import { journeyQuery } from './journey-query.js';
import { UnavailableLink } from './link/unavailable-link.js';

/** Shows where a customer's car is to anyone who has the link. */
export function JourneyPage() {
  const { t } = useTranslation('journey');
  const { token = '' } = useParams();
  const { data, isPending, refetch } = useQuery(journeyQuery(token));
  const head = { title: t('title'), description: t('description'), robots: 'noindex' } as const;
  if (isPending)
    return (
      <>
        <PageHead {...head} />
        <StatusPanel page text={t('common:loading')} role="status" />
      </>
    );
  if (!data)
    return (
      <>
        <PageHead {...head} status={503} />
        <StatusPanel page title={t('unavailable.title')} text={t('unavailable.text')} role="alert">
          <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
        </StatusPanel>
      </>
    );
  if (data.state !== 'works') return <UnavailableLink token={token} state={data.state} />;
  return (
    <>
      <PageHead {...head} language={data.journey.language} />
      <JourneyDetail token={token} journey={data.journey} />
    </>
  );
}
