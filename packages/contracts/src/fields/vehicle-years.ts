export const FIRST_VEHICLE_YEAR = 1900;

/** Cars of the next model year are sold before that year begins. */
export const lastVehicleYear = (): number => new Date().getFullYear() + 1;
