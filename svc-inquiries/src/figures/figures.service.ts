import { type FiguresQuery, type RequestFigures, requestKinds } from '@dealership/contracts';
import { periodEnd, periodStart } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** The name of each kind in the audit, which is that of its list. */
const KINDS = Object.values(requestKinds).map(({ name, list }) => ({ kind: name, list }));

// $1 to $2: the period. $3: KINDS. Spam is nobody's request.
const REQUEST = `
  kind AS (SELECT * FROM json_to_recordset($3) AS k (kind text, list text)),
  request AS (
    SELECT id, kind, list, created_at, details->>'vehicleId' AS vehicle_id
    FROM inquiries.inquiry JOIN kind USING (kind) WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam'
    UNION ALL
    SELECT id, 'reservation', 'vehicle-reservations', created_at, NULL
    FROM inquiries.vehicle_reservation WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam'
  )`;

const DAYS = `
  WITH ${REQUEST}
  SELECT ((created_at AT TIME ZONE 'Asia/Dubai')::date)::text AS day, kind, count(*)::integer AS requests
  FROM request GROUP BY day, kind ORDER BY day, kind`;

// Answered is what staff have given a status; the first time counts.
const ANSWERS = `
  WITH ${REQUEST},
  answer AS (
    SELECT kind, extract(epoch FROM (
      SELECT min(a.at) FROM inquiries.audit a
      WHERE a.entity = list AND a.entity_id = request.id AND a.action = 'update' AND a.after ? 'status'
    ) - created_at) / 60 AS minutes
    FROM request
  )
  SELECT kind, count(*)::integer AS requests, count(minutes)::integer AS answered,
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::numeric, 1)::float8 AS "medianMinutes",
    round((percentile_cont(0.9) WITHIN GROUP (ORDER BY minutes))::numeric, 1)::float8 AS "slowMinutes"
  FROM answer GROUP BY kind ORDER BY kind`;

const VEHICLES = `
  WITH ${REQUEST}
  SELECT vehicle_id::integer AS "vehicleId", count(*)::integer AS requests
  FROM request WHERE vehicle_id ~ '^[0-9]{1,9}$' GROUP BY vehicle_id ORDER BY requests DESC, vehicle_id LIMIT 200`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read({ from, to }: FiguresQuery): Promise<RequestFigures> {
    const values = [periodStart(from), periodEnd(to), JSON.stringify(KINDS)];
    const [days, answers, vehicles] = await Promise.all([
      this.dataSource.query<RequestFigures['days']>(DAYS, values),
      this.dataSource.query<RequestFigures['answers']>(ANSWERS, values),
      this.dataSource.query<RequestFigures['vehicles']>(VEHICLES, values),
    ]);
    return { days, answers, vehicles };
  }
}
