import type { AuditEntity, ExportedRecord } from '@dealership/contracts';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { Kysely } from 'kysely';
import type { CustomerShowcase } from '../customer-showcase/customer-showcase.entity.js';

export const PLACE = 'customer-showcase';

type State = Partial<Omit<CustomerShowcase, 'createdAt'>>;

export interface ShowcaseTables {
  'content.customer_showcase': CustomerShowcase;
  'content.audit': { id: number; entity: AuditEntity; entityId: number; at: Date; before: State | null; after: State | null };
}

const personal = ({ clientName, clientReview, carMake, carModel, carYear, carImage, imageAlt, translations, rating }: State) =>
  exportedFields({ clientName, clientReview, carMake, carModel, carYear, carImage, imageAlt, translations, rating });

/** The audit rows of showcases with their states. */
const auditOf = (db: Kysely<ShowcaseTables>, ids: number[]) =>
  db
    .selectFrom('content.audit')
    .select(['entityId', 'at', 'before', 'after'])
    .where('entity', '=', PLACE)
    .where('entityId', 'in', ids)
    .orderBy('id')
    .execute();

type AuditRow = Awaited<ReturnType<typeof auditOf>>[number];

const changeOf = ({ at, before, after }: AuditRow) => {
  const states = { before: personal(before ?? {}), after: personal(after ?? {}) };
  return { at: at.toISOString(), ...Object.fromEntries(Object.entries(states).filter(([, state]) => Object.keys(state).length)) };
};

/** The showcases and all their changes; for deleted ones only the changes. */
export async function exportShowcases(db: Kysely<ShowcaseTables>, ids: number[]): Promise<ExportedRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('content.customer_showcase').selectAll().where('id', 'in', ids).execute();
  const changes = Map.groupBy(await auditOf(db, ids), ({ entityId }) => entityId);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const own = changes.get(id) ?? [];
    const createdAt = row?.createdAt ?? own[0]?.at;
    if (!createdAt) return [];
    const fields = { ...(row && personal(row)), ...(own.length && { changes: own.map(changeOf) }) };
    return [{ place: PLACE, id, createdAt: createdAt.toISOString(), fields }];
  });
}
