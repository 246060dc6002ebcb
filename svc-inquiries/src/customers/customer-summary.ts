import { type CustomerFile, type Language, vehicleName, vehicleOfSubject } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';

const MAX_VEHICLES = 10;

// Columns of a conversation `c` with its inquiry `i` or reservation `r`. A consigned vehicle belongs to the customer.
export const SUMMARY_COLUMNS = `
  c.created_at AS "createdAt", coalesce(i.language, r.language) AS language,
  (i.details->>'vehicleId')::integer AS "vehicleId", r.upcoming_vehicle_id AS "upcomingVehicleId",
  i.details->>'subject' AS subject,
  CASE WHEN c.kind <> 'consignment' THEN coalesce(r.vehicle_name, i.details->>'vehicleName', i.details->>'vehicleOfInterest',
    nullif(concat_ws(' ', i.details->>'vehicleMake', i.details->>'vehicleModel'), '')) END AS "vehicleName"`;

export interface SummaryRow {
  /** Of the conversation. */
  id: number;
  createdAt: Date;
  language: Language;
  vehicleId: number | null;
  upcomingVehicleId: number | null;
  subject: string | null;
  vehicleName: string | null;
}

type Summary = Pick<CustomerFile, 'since' | 'lastContactAt' | 'languages' | 'vehicles'>;

const LAST_MESSAGE = `
  SELECT max(created_at) AS at FROM inquiries.conversation_message WHERE conversation_id = ANY($1)`;

function vehicleOf({ vehicleId, upcomingVehicleId, vehicleName: stored, subject }: SummaryRow): Summary['vehicles'] {
  const id = upcomingVehicleId ?? vehicleId;
  const named = vehicleOfSubject(subject ?? '');
  const name = stored ?? (named ? vehicleName(named) : null);
  return id === null && name === null ? [] : [{ car: id === null ? null : { id, upcoming: upcomingVehicleId !== null }, name }];
}

const keyOf = ({ car, name }: Summary['vehicles'][number]): string =>
  car ? `${car.upcoming} ${car.id}` : String(name).toLowerCase();

/** Summary of a customer's own requests, latest first. */
export async function customerSummary(manager: EntityManager, requests: SummaryRow[]): Promise<Summary> {
  const moments = requests.map(({ createdAt }) => createdAt.getTime());
  const [last] = await manager.query<{ at: Date | null }[]>(LAST_MESSAGE, [requests.map(({ id }) => id)]);
  const vehicles = requests.flatMap(vehicleOf);
  const firstOf = new Map(vehicles.toReversed().map((vehicle) => [keyOf(vehicle), vehicle]));
  return {
    since: new Date(Math.min(...moments)).toISOString(),
    lastContactAt: new Date(Math.max(...moments, last?.at?.getTime() ?? 0)).toISOString(),
    languages: [...new Set(requests.map(({ language }) => language))],
    vehicles: vehicles.filter((vehicle) => firstOf.get(keyOf(vehicle)) === vehicle).slice(0, MAX_VEHICLES),
  };
}
