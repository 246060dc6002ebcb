import type { Vehicle } from '@dealership/contracts';

const TALL: Vehicle['bodyType'][] = ['suv', 'pickup', 'van'];

/** Whether cars of this body type are too tall for the low, wide stage. */
export const isTall = (bodyType: Vehicle['bodyType']): boolean => TALL.includes(bodyType);
