import { listStaffUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { staffQuery } from '../../api/staff-query.js';

/** Every upcoming vehicle. `background`: read without an action of the user. */
export const upcomingVehiclesQuery = (background = false) =>
  staffQuery('upcoming-vehicles', listStaffUpcomingVehicles, undefined, background);
