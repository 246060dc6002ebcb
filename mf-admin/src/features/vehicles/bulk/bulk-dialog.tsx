import {
  BULK_FLAGS,
  type BulkChanges,
  bulkChanges,
  isUnusualPrice,
  type StaffVehicle,
  toLatinDigits,
  VEHICLE_STATUSES,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useStayOnSessionEnd } from '../../../shared/api/as-staff.js';
import { validationText } from '../../../shared/api/staff-api.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { type PriceChange, useConfirmPrice } from '../../../shared/form/money/use-confirm-price.js';
import styles from './bulk.module.css';
import { changedPrice } from './changed-price.js';
import { PricePreview } from './price-preview.js';

type Changes = Omit<BulkChanges, 'vehicles'>;

type Typed = { status: string; pricePercent: string } & Record<(typeof BULK_FLAGS)[number], string>;

const UNCHANGED: Typed = { status: '', pricePercent: '', featured: '', justArrived: '', specialOffer: '', allElectric: '' };

/** Parses a percentage as people type it: '−5', '2,5 %'. */
const percentOf = (text: string): number => {
  const number = toLatinDigits(text)
    .replace(/[%٪\s]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  return number === '' ? Number.NaN : Number(number);
};

function toChanges({ status, pricePercent, ...flags }: Typed): Changes {
  const chosen = Object.entries(flags).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(chosen.map(([name, value]) => [name, value === 'yes'])),
    ...(status && { status: status as Changes['status'] }),
    ...(pricePercent.trim() && { pricePercent: percentOf(pricePercent) }),
  };
}

/** The first price that becomes unusual, and all vehicles with such a price. */
function unusualPrice(vehicles: StaffVehicle[], nameOf: (vehicle: StaffVehicle) => string, percent = 0): PriceChange | undefined {
  const changes = vehicles.flatMap((vehicle) => {
    const { price: before } = vehicle;
    const after = before === null ? null : changedPrice(before, percent);
    return isUnusualPrice(before, after) ? [{ before, after, name: nameOf(vehicle) }] : [];
  });
  return changes[0] && { ...changes[0], names: changes.map(({ name }) => name).join(' · ') };
}

export interface BulkDialogProps {
  vehicles: StaffVehicle[];
  saving: boolean;
  onSave: (changes: Changes) => void;
  onClose: () => void;
}

/** Changes all selected vehicles. Fields left empty keep their values. */
export function BulkDialog({ vehicles, saving, onSave, onClose }: BulkDialogProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const [typed, setTyped] = useState(UNCHANGED);
  const id = useId();
  const confirmPrice = useConfirmPrice();
  useStayOnSessionEnd();
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const changes = toChanges(typed);
  const isNothing = Object.keys(changes).length === 0;
  const [issue] = bulkChanges.safeParse({ ...changes, vehicles: [{ id: 1, version: 1 }] }).error?.issues ?? [];
  const problem = issue && t(validationText(issue.message) ?? issue.message);
  const save = async () => {
    const unusual = unusualPrice(vehicles, nameOf, changes.pricePercent);
    if (!unusual || (await confirmPrice(unusual))) onSave(changes);
  };
  const unchanged = { value: '', label: t('bulk.unchanged') };
  return (
    <Modal
      open
      title={t('bulk.title', { count: vehicles.length })}
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      closable={{ 'aria-label': t('common:close') }}
      okButtonProps={{ disabled: isNothing || issue !== undefined, loading: saving }}
      onOk={save}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-status`}>{t('list.status')}</label>
        <NativeSelect
          id={`${id}-status`}
          value={typed.status}
          options={[unchanged, ...VEHICLE_STATUSES.map((value) => ({ value, label: t(`vehicleStatus.${value}`) }))]}
          onChange={set('status')}
        />
        <label htmlFor={`${id}-price`}>{t('bulk.pricePercent')}</label>
        <Input
          id={`${id}-price`}
          dir="ltr"
          inputMode="text"
          suffix="%"
          placeholder="-5"
          autoComplete="off"
          value={typed.pricePercent}
          onChange={({ target }) => set('pricePercent')(target.value)}
        />
        {changes.pricePercent !== undefined && !issue && <PricePreview vehicles={vehicles} percent={changes.pricePercent} />}
        {BULK_FLAGS.map((flag) => [
          <label key={`${flag} label`} htmlFor={`${id}-${flag}`}>
            {t(`badge.${flag}`)}
          </label>,
          <NativeSelect
            key={flag}
            id={`${id}-${flag}`}
            value={typed[flag]}
            options={[unchanged, { value: 'yes', label: t('audit.yes') }, { value: 'no', label: t('audit.no') }]}
            onChange={set(flag)}
          />,
        ])}
      </div>
      {problem && <Alert type="error" showIcon title={problem} />}
    </Modal>
  );
}
