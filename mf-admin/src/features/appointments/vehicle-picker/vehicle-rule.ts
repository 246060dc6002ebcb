import type { PickedVehicle } from './vehicle-picker.js';

/** What is typed names a vehicle only once one is chosen from the list. */
export const vehicleRule = (t: (key: string) => string, isRequired: boolean) => ({
  validator: (_rule: unknown, { text, id }: PickedVehicle) =>
    id !== undefined || (!isRequired && text.trim() === '')
      ? Promise.resolve()
      : Promise.reject(new Error(t('appointment.chooseVehicle'))),
});
