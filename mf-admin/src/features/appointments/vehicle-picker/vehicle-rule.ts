import type { PickedVehicle } from './vehicle-picker.js';

/** Typed text counts only after a vehicle is selected from the list. */
export const vehicleRule = (t: (key: string) => string, isRequired: boolean) => ({
  validator: (_rule: unknown, { text, id }: PickedVehicle) =>
    id !== undefined || (!isRequired && text.trim() === '')
      ? Promise.resolve()
      : Promise.reject(new Error(t('appointment.chooseVehicle'))),
});
