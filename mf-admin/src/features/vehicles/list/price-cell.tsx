import { dubaiTime, formatAed, newVehicle, parseAed, type StaffVehicle } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { Button, type InputRef } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { callErrorsOf, validationProblem } from '../../../shared/api/staff-api.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { CheckIcon, CloseIcon } from '../../../shared/display/icons.js';
import { AedInput } from '../../../shared/form/money/aed-input.js';
import { groupAed } from '../../../shared/form/money/group-aed.js';
import { useConfirmPrice } from '../../../shared/form/money/use-confirm-price.js';
import styles from './price-cell.module.css';
import { useVehicleChange } from './use-vehicle-change.js';

interface EditorProps {
  vehicle: StaffVehicle;
  onClose: () => void;
}

function PriceEditor({ vehicle, onClose }: EditorProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const { locale } = useLanguage();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [opened] = useState(vehicle.price);
  const before = groupAed(String(vehicle.price ?? ''));
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string>();
  const { changeAsync, changing } = useVehicleChange();
  const confirmPrice = useConfirmPrice();
  const errorText = useErrorText();
  const isChanged = changing === undefined && vehicle.price !== opened && groupAed(typed) !== before;
  useEffect(() => input.current?.focus({ cursor: 'all' }), []);
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (changing) return;
    const [issue] = newVehicle.shape.price.safeParse(typed).error?.issues ?? [];
    if (issue) return refuse(validationProblem(issue.message, t));
    if (groupAed(typed) === before) return onClose();
    if (!(await confirmPrice({ before: vehicle.price, after: parseAed(typed), names: nameOf(vehicle) })))
      return input.current?.focus();
    setProblem(undefined);
    try {
      await changeAsync({ vehicle, what: 'price', fields: { price: typed } });
      onClose();
    } catch (error) {
      const [refused] = callErrorsOf(error, t);
      refuse(refused?.errors.join(' ') ?? errorText(error));
    }
  };
  return (
    <form className={styles.editor} noValidate onSubmit={save}>
      <AedInput
        ref={input}
        className={styles.input ?? ''}
        aria-label={t('vehicle.priceOf', { name: nameOf(vehicle) })}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem ${id}-changed`}
        {...(problem && { status: 'error' })}
        placeholder={t('vehicle.priceHint')}
        value={typed}
        readOnly={changing !== undefined}
        onChange={setTyped}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <Button
        htmlType="submit"
        type="primary"
        icon={<CheckIcon />}
        loading={changing !== undefined}
        aria-label={t('action.save')}
        title={t('action.save')}
      />
      <Button icon={<CloseIcon />} onClick={onClose} aria-label={t('action.cancel')} title={t('action.cancel')} />
      <span id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </span>
      <span id={`${id}-changed`} className={styles.note} role="status">
        {isChanged &&
          (vehicle.price === null
            ? t('vehicle.priceNowRemoved')
            : t('vehicle.priceNow', { price: formatAed(vehicle.price, locale) }))}
      </span>
    </form>
  );
}

/** The price that takes effect on a later day, if there is one. A sold vehicle keeps its price. */
function NextPrice({ vehicle: { sold, nextPrice, nextPriceFrom } }: { vehicle: StaffVehicle }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { day } = useMoment();
  if (sold || !nextPriceFrom || nextPrice === null || nextPrice === undefined) return null;
  const from = day(dubaiTime(nextPriceFrom, '12:00').toISOString());
  return <p className={styles.next}>{t('vehicle.nextPriceNote', { price: formatAed(nextPrice, locale), day: from })}</p>;
}

/** The price of a row, changed in its place: Enter saves it, Escape leaves it as it was. */
export function PriceCell({ vehicle, mayChange }: { vehicle: StaffVehicle; mayChange: boolean }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const next = <NextPrice vehicle={vehicle} />;
  if (!mayChange)
    return (
      <>
        <Price aed={vehicle.price} variant="table" />
        {next}
      </>
    );
  return (
    <div className={styles.cell} data-open={isOpen || undefined}>
      <button ref={button} type="button" className={styles.price} title={t('vehicle.changePrice')} onClick={() => setOpen(true)}>
        <Price aed={vehicle.price} variant="table" />
        <span className="visually-hidden"> {t('vehicle.changePriceNamed', { name: nameOf(vehicle) })}</span>
      </button>
      {next}
      {isOpen && <PriceEditor vehicle={vehicle} onClose={() => setOpen(false)} />}
    </div>
  );
}
