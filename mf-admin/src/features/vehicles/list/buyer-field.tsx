import { adminPath, type InboxRequest, type InboxState, type StaffVehicle, senderName } from '@dealership/contracts';
import { listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Form } from 'antd';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { referenceOf } from '../../../shared/request/request-labels.js';
import { useMay } from '../../../shared/staff/use-me.js';
import styles from './sale-dialog.module.css';

const OPEN: ReadonlySet<InboxState> = new Set(['new', 'answered', 'waiting']);

const NO_REQUESTS: InboxRequest[] = [];

/** The newest open requests about a vehicle; none for staff who may not close them. */
export function useOpenRequests({ id }: StaffVehicle): InboxRequest[] {
  const may = useMay();
  const query = { vehicle: id, pageSize: 100 };
  const { data } = useQuery({ ...staffQuery('inbox', listInbox, query), enabled: may('requests.write') });
  return data?.items.filter(({ state }) => OPEN.has(state)) ?? NO_REQUESTS;
}

export interface BuyerFieldProps {
  vehicle: StaffVehicle;
  /** The open requests about the vehicle. */
  requests: InboxRequest[];
}

/** The choice of the request whose sender bought the vehicle, and a link to the others. The field `buyer`: its key. */
export function BuyerField({ vehicle, requests }: BuyerFieldProps) {
  const { t } = useTranslation('dashboard');
  const { shortMoment } = useMoment();
  const buyer = Form.useWatch<string | undefined>('buyer');
  const isChosen = requests.some(({ id }) => id === buyer);
  const others = requests.length - (isChosen ? 1 : 0);
  const facts = (request: InboxRequest) =>
    [senderName(request), referenceOf(request), shortMoment(request.createdAt)].map((fact) => `\u2068${fact}\u2069`).join(' · ');
  return (
    <>
      <Form.Item name="buyer" label={t('vehicle.buyer')} extra={isChosen && t('vehicle.buyerHint')}>
        <NativeSelect
          options={[
            { value: '', label: t('vehicle.noBuyer') },
            ...requests.map((request) => ({ value: request.id, label: facts(request) })),
          ]}
        />
      </Form.Item>
      {others > 0 && (
        <p className={styles.others}>
          <Link to={adminPath('inbox', { vehicle: vehicle.id })}>
            {t(isChosen ? 'vehicle.otherRequests' : 'vehicle.openRequests', { count: others })}
          </Link>
        </p>
      )}
    </>
  );
}
