import { listStaffMakes } from '@dealership/contracts/catalog/endpoints';
import { staffQuery } from '../../api/staff-query.js';

/** All makes with their names in other languages. */
export const makesQuery = staffQuery('makes', listStaffMakes);
