import type { FiguresQuery, RequestFigures } from '@dealership/contracts';
import { periodEnd, periodStart } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

// $1 to $2: the period. Spam is nobody's request.
const REQUEST = `
  request AS (
    SELECT kind, created_at, details->>'vehicleId' AS vehicle_id
    FROM inquiries.inquiry WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam'
    UNION ALL
    SELECT 'reservation', created_at, NULL
    FROM inquiries.vehicle_reservation WHERE created_at >= $1 AND created_at < $2 AND status <> 'spam'
  )`;

const DAYS = `
  WITH ${REQUEST}
  SELECT ((created_at AT TIME ZONE 'Asia/Dubai')::date)::text AS day, kind, count(*)::integer AS requests
  FROM request GROUP BY day, kind ORDER BY day, kind`;

// $1 to $2: the period. Times are counted together first: there are fewer of them than requests, so that nothing large is sorted.
const ANSWERS = `
  WITH answer AS MATERIALIZED (
    SELECT kind, owner_id, answer_minutes AS minutes, count(*) AS requests, count(answered_at) AS answered,
      count(*) FILTER (WHERE answer_minutes <= promised_minutes) AS kept,
      count(*) FILTER (WHERE answer_minutes IS NOT NULL OR answered_at IS NULL AND state = 'new' AND due_at <= now()) AS ended
    FROM inquiries.conversation WHERE created_at >= $1 AND created_at < $2 AND state <> 'spam'
    GROUP BY kind, owner_id, answer_minutes
  ),
  grouped AS (
    SELECT kind, owner_id, minutes, grouping(kind) AS by_owner, sum(requests) AS requests, sum(answered) AS answered,
      sum(kept) AS kept, sum(ended) AS ended
    FROM answer GROUP BY GROUPING SETS ((kind, minutes), (owner_id, minutes))
  ),
  ranked AS (
    SELECT *, sum(requests) FILTER (WHERE minutes IS NOT NULL) OVER running AS rank,
      sum(requests) FILTER (WHERE minutes IS NOT NULL) OVER (PARTITION BY by_owner, kind, owner_id) AS measured
    FROM grouped WINDOW running AS (PARTITION BY by_owner, kind, owner_id ORDER BY minutes)
  )
  SELECT by_owner = 1 AS "byOwner", kind, owner_id AS "ownerId", sum(requests)::integer AS requests,
    sum(answered)::integer AS answered, min(minutes) FILTER (WHERE rank >= measured * 0.5) AS "medianMinutes",
    min(minutes) FILTER (WHERE rank >= measured * 0.9) AS "slowMinutes", sum(kept)::integer AS kept, sum(ended)::integer AS ended
  FROM ranked GROUP BY by_owner, kind, owner_id ORDER BY by_owner, kind, owner_id`;

type AnswerRow = RequestFigures['answers'][number] & RequestFigures['people'][number] & { byOwner: boolean };

const VEHICLES = `
  WITH ${REQUEST}
  SELECT vehicle_id::integer AS "vehicleId", count(*)::integer AS requests
  FROM request WHERE vehicle_id ~ '^[0-9]{1,9}$' GROUP BY vehicle_id ORDER BY requests DESC, vehicle_id LIMIT 200`;

@Injectable()
export class FiguresService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read({ from, to }: FiguresQuery): Promise<RequestFigures> {
    const values = [periodStart(from), periodEnd(to)];
    const [days, answers, vehicles] = await Promise.all([
      this.dataSource.query<RequestFigures['days']>(DAYS, values),
      this.dataSource.query<AnswerRow[]>(ANSWERS, values),
      this.dataSource.query<RequestFigures['vehicles']>(VEHICLES, values),
    ]);
    return {
      days,
      answers: answers.filter(({ byOwner }) => !byOwner).map(({ byOwner: _, ownerId: __, ...row }) => row),
      people: answers.filter(({ byOwner }) => byOwner).map(({ byOwner: _, kind: __, ...row }) => row),
      vehicles,
    };
  }
}
