import type { Shape } from '../../endpoint/endpoint.js';
import { figuresQuery } from '../../figures/period.js';
import { requestFigures } from '../../figures/responses.js';
import { submission } from './forms/submission.js';
import { vehicleReservation } from './forms/vehicle-reservation.js';

export const reserveUpcomingVehicle = submission('Reserves an upcoming vehicle.', vehicleReservation);

export const getRequestFigures = {
  summary: 'Returns requests by day and kind, their times to the first answer, and the vehicles they are about.',
  query: figuresQuery,
  response: requestFigures,
} satisfies Shape;
