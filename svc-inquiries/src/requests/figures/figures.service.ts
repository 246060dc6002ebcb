import { type FiguresQuery, type RequestFigures, vehicleName, vehicleOfSubject } from '@dealership/contracts';
import { periodEnd, periodStart } from '@dealership/service-kit/lists';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

// $1 to $2: the period. Excludes spam and entries by staff.
const REQUEST = `
  request AS (
    SELECT kind, id, created_at, visit_source, details->>'vehicleId' AS vehicle_id, details
    FROM inquiries.inquiry WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam' AND source = 'visitor'
    UNION ALL
    SELECT 'reservation', id, created_at, visit_source, NULL, NULL
    FROM inquiries.vehicle_reservation WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam'
  )`;

const DAYS = `
  WITH ${REQUEST},
  counted AS (
    SELECT date_bin('1 day', created_at, '2000-01-01 00:00+04') AS day, kind, count(*) AS requests FROM request GROUP BY 1, kind
  )
  SELECT ((day AT TIME ZONE 'Asia/Dubai')::date)::text AS day, kind, requests::integer FROM counted ORDER BY day, kind`;

// $1 to $2: the period. A request closed only by a state change counts as unanswered. Reads each row once, grouped by
// kind and owner; percentiles of a wider group use the concatenated lists of minutes.
const ANSWERS = `
  WITH part AS MATERIALIZED (
    SELECT kind, owner_id, count(*) AS requests, count(answer) AS answered,
      count(*) FILTER (WHERE answer IS NOT NULL AND answered_in_time) AS kept,
      count(*) FILTER (WHERE answer IS NOT NULL AND answer_minutes IS NOT NULL
        OR answered_at IS NULL AND state = 'new' AND due_at <= now()) AS ended,
      array_agg(answer_minutes) FILTER (WHERE answer IS NOT NULL AND answer_minutes IS NOT NULL) AS minutes
    FROM inquiries.conversation
    WHERE created_at >= $1 AND created_at < $2 AND state <> 'spam'
      AND (inquiry_id IN (SELECT id FROM inquiries.inquiry WHERE source = 'staff')) IS NOT TRUE
    GROUP BY kind, owner_id
  ),
  grouped AS (
    SELECT (ARRAY['kind', 'agent', 'all'])[grouping(kind, owner_id)] AS scope, kind, owner_id, coalesce(sum(requests), 0) AS requests,
      coalesce(sum(answered), 0) AS answered, coalesce(sum(kept), 0) AS kept, coalesce(sum(ended), 0) AS ended
    FROM part GROUP BY GROUPING SETS ((kind), (owner_id), ())
  )
  SELECT scope, kind, owner_id AS "ownerId", requests::integer, answered::integer, kept::integer AS "withinTarget", ended::integer AS completed,
    ranks[1] AS "medianMinutes", ranks[2] AS "p90Minutes"
  FROM grouped, LATERAL (
    SELECT percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY minute) AS ranks
    FROM part, unnest(part.minutes) AS minute
    WHERE CASE scope WHEN 'kind' THEN part.kind = grouped.kind
      WHEN 'agent' THEN part.owner_id IS NOT DISTINCT FROM grouped.owner_id ELSE TRUE END
  ) AS ranked
  ORDER BY scope, kind, owner_id`;

type AnswerRow = RequestFigures['answers'][number] & RequestFigures['byAgent'][number] & { scope: 'kind' | 'agent' | 'all' };

const VEHICLES = `
  WITH ${REQUEST}
  SELECT vehicle_id::integer AS "vehicleId", count(*)::integer AS requests,
    (array_agg(details->>'vehicleName' ORDER BY created_at DESC) FILTER (WHERE details->>'vehicleName' IS NOT NULL))[1] AS name,
    (array_agg(details->>'subject' ORDER BY created_at DESC) FILTER (WHERE details->>'subject' LIKE 'Vehicle Inquiry: %'))[1] AS subject
  FROM request WHERE vehicle_id ~ '^[0-9]{1,9}$' GROUP BY vehicle_id ORDER BY requests DESC, vehicle_id LIMIT 200`;

type VehicleRow = RequestFigures['vehicles'][number] & { subject: string | null };

function toVehicle({ subject, ...row }: VehicleRow): RequestFigures['vehicles'][number] {
  const named = vehicleOfSubject(subject ?? '');
  return { ...row, name: row.name ?? (named ? vehicleName(named) : null) };
}

const SOURCES = `
  WITH ${REQUEST},
  won AS (SELECT kind, number AS id FROM inquiries.conversation WHERE state = 'won')
  SELECT visit_source AS source, count(*)::integer AS requests, count(won.id)::integer AS won
  FROM request LEFT JOIN won USING (kind, id)
  GROUP BY visit_source ORDER BY requests DESC, source`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read({ from, to }: FiguresQuery): Promise<RequestFigures> {
    const values = [periodStart(from), periodEnd(to)];
    const [days, answers, vehicles, sources] = await Promise.all([
      this.dataSource.query<RequestFigures['days']>(DAYS, values),
      this.dataSource.query<AnswerRow[]>(ANSWERS, values),
      this.dataSource.query<VehicleRow[]>(VEHICLES, values),
      this.dataSource.query<RequestFigures['sources']>(SOURCES, values),
    ]);
    const rowsOf = (scope: AnswerRow['scope']) => answers.filter((row) => row.scope === scope);
    return {
      days,
      overall: rowsOf('all').map(({ scope: _, kind: __, ownerId: ___, ...row }) => row)[0] as RequestFigures['overall'],
      answers: rowsOf('kind').map(({ scope: _, ownerId: __, ...row }) => row),
      byAgent: rowsOf('agent').map(({ scope: _, kind: __, ...row }) => row),
      vehicles: vehicles.map(toVehicle),
      sources,
    };
  }
}
