import type { PickedVehicle } from './vehicle-picker.js';

/** Validation rule: the input counts as a vehicle only once one is selected from the list. */
export const vehicleRule = (t: (key: string) => string, isRequired: boolean) => ({
  validator: (_rule: unknown, { text, id }: PickedVehicle) =>
    id !== undefined || (!isRequired && text.trim() === '')
      ? Promise.resolve()
      : Promise.reject(new Error(t('appointment.chooseVehicle'))),
});
