import { parseAed, STATUS_FLAGS, type StaffVehicle, vehicleCosts, vehicleName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';
import { hasCode } from '../../../shared/api/staff-api.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { AedInput } from '../../../shared/form/money/aed-input.js';
import { groupAed } from '../../../shared/form/money/group-aed.js';
import { useConfirmPrice } from '../../../shared/form/money/use-confirm-price.js';
import { schemaRule } from '../../../shared/form/schema-rule.js';
import styles from './sale-dialog.module.css';
import { useVehicleChange } from './use-vehicle-change.js';

const { salePrice: schema } = vehicleCosts.shape;

export interface SaleDialogProps {
  vehicle: StaffVehicle;
  onClose: () => void;
}

/** Marks a vehicle as sold, and asks what the buyer paid: the asking price, until another one is typed. */
export function SaleDialog({ vehicle, onClose }: SaleDialogProps) {
  const { t } = useTranslation('dashboard');
  const [form] = Form.useForm<{ salePrice: string }>();
  const { changeAsync, changing } = useVehicleChange();
  const confirmPrice = useConfirmPrice();
  const focus = () => form.getFieldInstance('salePrice')?.focus({ cursor: 'all' });
  const send = async ({ salePrice }: { salePrice: string }) => {
    if (changing !== undefined) return;
    if (!(await confirmPrice({ before: vehicle.price, after: parseAed(salePrice), names: vehicleName(vehicle) }))) return focus();
    try {
      await changeAsync({ vehicle, what: 'status', fields: { ...STATUS_FLAGS.sold, salePrice } });
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
      isHeld={changing !== undefined}
      onOpened={focus}
      onClose={onClose}
    >
      <Form
        form={form}
        name="sale"
        layout="vertical"
        initialValues={{ salePrice: groupAed(String(vehicle.salePrice ?? vehicle.price ?? '')) }}
        onFinish={send}
      >
        <p className={styles.name}>
          <bdi>{vehicleName(vehicle)}</bdi>
        </p>
        <Form.Item
          name="salePrice"
          label={t('vehicle.salePrice')}
          extra={t('vehicle.salePriceHint')}
          validateTrigger="onBlur"
          rules={[schemaRule(schema, t)]}
        >
          <AedInput />
        </Form.Item>
        <DialogActions label={t('vehicle.markSold')} isPending={changing !== undefined} isHeld />
      </Form>
    </FormDialog>
  );
}
