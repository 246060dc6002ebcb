import { adminPath, type InboxRequest, type InboxState, type StaffVehicle, senderName } from '@dealership/contracts';
import { listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Form } from 'antd';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { CustomerFields, CustomerLanguage } from '../../../shared/request/customer/customer-fields.js';
import { isSameNumber } from '../../../shared/request/customer/same-number.js';
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

/** The value of the field `buyer` for a customer who is entered with the sale. */
export const NEW_BUYER = 'new';

/** Requests of one customer, newest first. */
type Requests = [InboxRequest, ...InboxRequest[]];

const isSameCustomer = (one: InboxRequest, other: InboxRequest): boolean =>
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
  (one.phone !== null && isSameNumber(one.phone, other.phone));

/** The requests by customer, in their order. */
function byCustomer(requests: InboxRequest[]): Requests[] {
  const customers: Requests[] = [];
  for (const request of requests) {
    const known = customers.find((others) => others.some((other) => isSameCustomer(request, other)));
    if (known) known.push(request);
    else customers.push([request]);
  }
  return customers;
}

export interface BuyerFieldProps {
  vehicle: StaffVehicle;
  /** The open requests about the vehicle. */
  requests: InboxRequest[];
}

/**
 * The choice of the customer who bought the vehicle, and a link to the other requests. The field `buyer`: the key of the
 * customer's latest request, or `NEW_BUYER` with the fields `customer.*`.
 */
export function BuyerField({ vehicle, requests }: BuyerFieldProps) {
  const { t } = useTranslation('dashboard');
  const { shortMoment } = useMoment();
  const buyer = Form.useWatch<string | undefined>('buyer');
  const isChosen = requests.some(({ id }) => id === buyer);
  const others = requests.length - (isChosen ? 1 : 0);
  const facts = ([latest, ...earlier]: Requests) =>
    [
      senderName(latest),
      ...(earlier.length > 0 ? [t('inbox.entered.requests', { count: earlier.length + 1 })] : []),
      referenceOf(latest),
      shortMoment(latest.createdAt),
    ]
      .map((fact) => `\u2068${fact}\u2069`)
      .join(' · ');
  return (
    <>
      <Form.Item name="buyer" label={t('vehicle.buyer')} extra={isChosen && t('vehicle.buyerHint')}>
        <NativeSelect
          options={[
            { value: '', label: t('vehicle.noBuyer') },
            ...byCustomer(requests).map((customer) => ({ value: customer[0].id, label: facts(customer) })),
            { value: NEW_BUYER, label: t('vehicle.newBuyer') },
          ]}
        />
      </Form.Item>
      {buyer === NEW_BUYER && (
        <>
          <CustomerFields />
          <CustomerLanguage />
        </>
      )}
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
