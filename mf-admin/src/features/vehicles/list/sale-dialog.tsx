import {
  adminPath,
  dubaiTime,
  type InboxRequest,
  parseAed,
  type RequestAppointment,
  STATUS_FLAGS,
  type StaffVehicle,
  senderName,
  vehicleCosts,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Form } from 'antd';
import { hasCode } from '../../../shared/api/staff-api.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { AedInput } from '../../../shared/form/money/aed-input.js';
import { groupAed } from '../../../shared/form/money/group-aed.js';
import { useConfirmPrice } from '../../../shared/form/money/use-confirm-price.js';
import { schemaRule } from '../../../shared/form/schema-rule.js';
import { formerState } from '../../../shared/request/former-state.js';
import { useRequestChanges } from '../../../shared/request/request-api.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { BuyerField, useOpenRequests } from './buyer-field.js';
import styles from './sale-dialog.module.css';
import { useVehicleChange } from './use-vehicle-change.js';

const { salePrice: schema } = vehicleCosts.shape;

export interface SaleDialogProps {
  vehicle: StaffVehicle;
  onClose: () => void;
}

interface Sale {
  /** Missing if the user may not see sale prices. */
  salePrice?: string;
  /** Key of the buyer's request; empty if none is known. */
  buyer?: string;
}

/** Moves the request of a buyer to `won`. A failure is reported and leaves the sale. `undoSale`: part of its undo. */
function useWin() {
  const { t } = useTranslation('dashboard');
  const { mutateAsync, isPending } = useRequestChanges();
  const win = async (request: InboxRequest, undoSale: () => void): Promise<void> => {
    const name = senderName(request);
    const texts = { done: t('vehicle.soldTo', { name }), failed: t('vehicle.buyerNotSaved', { name }) };
    const onUndo = (won: InboxRequest) =>
      void mutateAsync({ request: won, change: formerState(request, won) }).then(undoSale, () => undefined);
    await mutateAsync({ request, change: { state: 'won' }, ...texts, onUndo }).catch(() => undefined);
  };
  return { win, isPending };
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
 * Marks a vehicle as sold, and asks what the buyer paid, which is the asking price until another one is typed, and whose
 * request led to the sale.
 */
export function SaleDialog({ vehicle, onClose }: SaleDialogProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const [form] = Form.useForm<Sale>();
  const hasPrice = useMay()('stock.costs');
  const requests = useOpenRequests(vehicle);
  const { changeAsync, undo, changing } = useVehicleChange();
  const { win, isPending } = useWin();
  const confirmPrice = useConfirmPrice();
  const isHeld = changing !== undefined || isPending;
  const focus = () => (hasPrice ? form.getFieldInstance('salePrice')?.focus({ cursor: 'all' }) : undefined);
  const send = async ({ salePrice, buyer }: Sale) => {
    if (isHeld) return;
    const names = nameOf(vehicle);
    if (salePrice !== undefined && !(await confirmPrice({ before: vehicle.price, after: parseAed(salePrice), names })))
      return focus();
    const request = requests.find(({ id }) => id === buyer);
    const fields = { ...STATUS_FLAGS.sold, ...(salePrice !== undefined && { salePrice }) };
    const sale = { vehicle, what: 'status', fields } as const;
    try {
      const sold = await changeAsync(sale);
      if (request) await win(request, () => undo(sale, sold));
    } catch (error) {
      // A toast says why. After a change by somebody else, the list shows it.
      if (!hasCode(error, 'CHANGED_MEANWHILE')) return focus();
    }
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
        initialValues={{ salePrice: groupAed(String(vehicle.salePrice ?? vehicle.price ?? '')), buyer: '' }}
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
        {requests.length > 0 && <BuyerField vehicle={vehicle} requests={requests} />}
        <DrivesToCome requests={requests} />
        <DialogActions label={t('vehicle.markSold')} isPending={isHeld} isHeld />
      </Form>
    </FormDialog>
  );
}
