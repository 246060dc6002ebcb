import { adminPath } from '@dealership/contracts';
import { listJourneys } from '@dealership/contracts/inquiries/journeys/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { Allowed } from '../../../staff/allowed.js';

/** Links to the journey of the customer's car, or to the form that creates one. */
export function JourneyButton({ requestKey }: { requestKey: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Allowed to={listJourneys}>
      <Button type="text" href={adminPath('journeys', { request: requestKey })}>
        {t('journey.page')}
      </Button>
    </Allowed>
  );
}
