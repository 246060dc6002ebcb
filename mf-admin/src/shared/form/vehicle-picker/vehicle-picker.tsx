import { MAX_SEARCH, type StaffVehicle, vehicleName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.js';
import { LoadingLines } from '../../display/feedback/loading-lines.js';
import { useFoundVehicles } from './use-found-vehicles.js';
import { VehicleOption } from './vehicle-option.js';
import styles from './vehicle-picker.module.css';

/** The text in the field, and the vehicle once one is selected. */
export interface PickedVehicle {
  text: string;
  id?: number;
  vehicle?: StaffVehicle;
}

export const NO_VEHICLE: PickedVehicle = { text: '' };

/**
 * A form field that finds a vehicle in stock by make, model, stock number or id. Keeps input that is not a selection.
 */
export interface VehiclePickerProps {
  id?: string;
  value?: PickedVehicle;
  onChange?: (picked: PickedVehicle) => void;
  /** Whether sold vehicles can be selected. */
  takesSold?: boolean;
}

export function VehiclePicker({ id, value = NO_VEHICLE, onChange, takesSold = false, ...aria }: VehiclePickerProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  // A user who opens the list while a vehicle is selected is looking for another one.
  const { vehicles, error, isPending } = useFoundVehicles(value.id === undefined ? value.text : '', isOpen);
  const shown = vehicles ?? [];
  const active = shown[Math.min(at, shown.length - 1)];
  const optionId = (vehicle: StaffVehicle) => `${listId}-${vehicle.id}`;
  const open = () => {
    setAt(0);
    setOpen(true);
  };
  const isSelectable = ({ sold }: StaffVehicle) => takesSold || !sold;
  const choose = (vehicle: StaffVehicle | undefined) => {
    if (!vehicle || !isSelectable(vehicle)) return;
    onChange?.({ text: `${vehicleName(vehicle)} ${vehicle.stockNumber ?? `#${vehicle.id}`}`, id: vehicle.id, vehicle });
    setOpen(false);
  };
  const step = (by: number) => shown.length > 0 && setAt((Math.min(at, shown.length - 1) + by + shown.length) % shown.length);
  /** Handles a key press in the list; returns whether the key had an effect. */
  const press = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') isOpen ? step(key === 'ArrowDown' ? 1 : -1) : open();
    else if (!isOpen) return false;
    else if (key === 'Escape') setOpen(false);
    // Do not select from results of the previous input.
    else if (key === 'Enter') !isPending && choose(active);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Japanese word is being composed, Enter confirms the word.
    if (event.nativeEvent.isComposing || !press(event.key)) return;
    event.preventDefault();
    // Escape closes the list only, not the dialog around it.
    event.stopPropagation();
  };
  const isEmpty = isOpen && shown.length === 0;
  return (
    <div className={styles.place}>
      <Input
        {...aria}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active ? optionId(active) : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={MAX_SEARCH}
        placeholder={t('appointment.findVehicle')}
        value={value.text}
        onChange={(event) => {
          onChange?.({ text: event.target.value });
          open();
        }}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div className={styles.list} hidden={!isOpen}>
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t('tab.vehicles')}
          aria-busy={isPending}
          // Pressing an option must not move the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((vehicle) => (
            <VehicleOption
              key={vehicle.id}
              id={optionId(vehicle)}
              vehicle={vehicle}
              isActive={vehicle === active}
              isDisabled={!isSelectable(vehicle)}
              onChoose={() => choose(vehicle)}
            />
          ))}
        </div>
        {isEmpty && isPending && (
          <div className={styles.note}>
            <LoadingLines count={3} />
          </div>
        )}
        <p className={styles.note} role="status">
          {isEmpty && !isPending && ((error && errorText(error)) || t('appointment.noVehicle'))}
        </p>
      </div>
    </div>
  );
}
