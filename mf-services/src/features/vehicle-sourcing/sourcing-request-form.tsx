import { sourcing } from '@dealership/contracts';
import { useSearchParams } from '@dealership/ui-kit/router';
import { RequestForm } from '../../shared/request-form/request-form.js';

/** Fields that the URL can prefill: an inventory search without results links here. */
const PREFILLED_FIELDS = ['vehicleMake', 'vehicleModel', 'yearRange', 'specifications'];

export function SourcingRequestForm() {
  const [params] = useSearchParams();
  const given = PREFILLED_FIELDS.map((name) => [
    name,
    params
      .get(name)
      ?.replace(/\p{Cc}/gu, ' ')
      .slice(0, 200) ?? '',
  ]);
  return <RequestForm page="vehicle-sourcing" kind={sourcing} given={Object.fromEntries(given)} />;
}
