import {
  adminPath,
  dubaiTime,
  type InboxRequest,
  parseAed,
  type ReachableCustomer,
  type RequestAppointment,
  STATUS_FLAGS,
  type StaffVehicle,
  vehicleCosts,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Form } from 'antd';
import { useRef } from 'react';
import { hasCode } from '../../../shared/api/staff-api.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { DialogFailure } from '../../../shared/dialog/dialog-failure.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { AedInput } from '../../../shared/form/money/aed-input.js';
import { groupAed } from '../../../shared/form/money/group-aed.js';
import { useConfirmPrice } from '../../../shared/form/money/use-confirm-price.js';
import { schemaRule } from '../../../shared/form/schema-rule.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { BuyerField, NEW_BUYER, useOpenRequests } from './buyer-field.js';
import styles from './sale-dialog.module.css';
import { useNewBuyer, useWin } from './use-buyer.js';
import { useVehicleChange } from './use-vehicle-change.js';

const { salePrice: schema } = vehicleCosts.shape;

export interface SaleDialogProps {
  vehicle: StaffVehicle;
  onClose: () => void;
}

interface Sale {
  /** Missing if the user may not see sale prices. */
  salePrice?: string;
  /** Key of the buyer's request, or `NEW_BUYER`; empty if none is known. */
  buyer?: string;
  /** A new buyer. */
  customer?: ReachableCustomer;
}

/** Links to the test drives of a vehicle that are still to come, which its sale does not cancel. */
function DrivesToCome({ requests }: { requests: InboxRequest[] }) {
  const { t } = useTranslation('dashboard');
  const isToCome = ({ state, date, time }: RequestAppointment) => state !== 'cancelled' && dubaiTime(date, time) > new Date();
  const days = requests.flatMap(({ appointment }) => (appointment && isToCome(appointment) ? appointment.date : [])).toSorted();
  if (!days[0]) return null;
  return (
    <p className={styles.others}>
      <Link to={adminPath('appointments', { day: days[0] })}>{t('vehicle.drivesToCome', { count: days.length })}</Link>
    </p>
  );
}

/**
 * Marks a vehicle as sold, and asks what the buyer paid, which is the asking price until another one is typed, and who
 * bought it: somebody who asked about it, or a customer who is entered here.
 */
export function SaleDialog({ vehicle, onClose }: SaleDialogProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const [form] = Form.useForm<Sale>();
  const may = useMay();
  const hasPrice = may('stock.costs');
  const mayWin = may('requests.write');
  const requests = useOpenRequests(vehicle);
  const { changeAsync, undoAsync, changing } = useVehicleChange();
  const newBuyer = useNewBuyer(form, vehicle);
  const { win, isPending } = useWin();
  const confirmPrice = useConfirmPrice();
  const sold = useRef<{ after: StaffVehicle; salePrice: string | undefined }>(undefined);
  const isHeld = changing !== undefined || newBuyer.isPending || isPending;
  const focus = () => (hasPrice ? form.getFieldInstance('salePrice')?.focus({ cursor: 'all' }) : undefined);
  const send = async ({ salePrice, buyer, customer }: Sale) => {
    if (isHeld) return;
    const names = nameOf(vehicle);
    if (salePrice !== undefined && !(await confirmPrice({ before: vehicle.price, after: parseAed(salePrice), names })))
      return focus();
    const fields = { ...STATUS_FLAGS.sold, ...(salePrice !== undefined && { salePrice }) };
    const sale = { vehicle, what: 'status', fields } as const;
    try {
      // Not again if only the buyer could not be entered, unless the price was corrected since.
      const { current: last } = sold;
      if (!last || parseAed(last.salePrice) !== parseAed(salePrice))
        sold.current = { after: await changeAsync({ ...sale, vehicle: last?.after ?? vehicle }), salePrice };
    } catch (error) {
      // A toast says why. After a change by somebody else, the list shows it.
      return hasCode(error, 'CHANGED_MEANWHILE') ? onClose() : focus();
    }
    const isNew = buyer === NEW_BUYER && customer !== undefined;
    const request = isNew ? await newBuyer.mutateAsync(customer).catch(() => undefined) : requests.find(({ id }) => id === buyer);
    // The dialog shows why.
    if (isNew && !request) return;
    const after = sold.current?.after;
    if (request && after) await win({ request, isNew, undoSale: () => undoAsync(sale, after) });
    onClose();
  };
  return (
    <FormDialog
      title={t('vehicle.markSold')}
      isUnsaved={() => form.isFieldsTouched()}
      isHeld={isHeld}
      onOpened={focus}
      onClose={onClose}
    >
      <Form
        form={form}
        name="sale"
        layout="vertical"
        initialValues={{
          salePrice: groupAed(String(vehicle.salePrice ?? vehicle.price ?? '')),
          buyer: '',
          customer: { language: 'en' },
        }}
        onFinish={send}
      >
        <p className={styles.name}>
          <bdi>{nameOf(vehicle)}</bdi>
        </p>
        {hasPrice && (
          <Form.Item
            name="salePrice"
            label={t('vehicle.salePrice')}
            extra={t('vehicle.salePriceHint')}
            validateTrigger="onBlur"
            rules={[schemaRule(schema, t)]}
          >
            <AedInput />
          </Form.Item>
        )}
        {mayWin && <BuyerField vehicle={vehicle} requests={requests} />}
        <DrivesToCome requests={requests} />
        <DialogFailure
          error={newBuyer.error}
          title={t('vehicle.buyerNotEntered')}
          unanswered={t('errors.unansweredText')}
          onReset={newBuyer.reset}
        />
        <DialogActions label={t('vehicle.markSold')} isPending={isHeld} isHeld />
      </Form>
    </FormDialog>
  );
}
