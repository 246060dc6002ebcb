import { requestReference } from '@dealership/contracts';
import type { RecordsOf } from '@dealership/service-kit/audit';

interface Row {
  id: number;
  paymentId: number;
  createdAt: Date;
}

const PAYMENTS = `
  SELECT s.id, p.id AS "paymentId", p.created_at AS "createdAt"
  FROM payments.subscription s JOIN payments.payment p ON p.id = s.payment_id WHERE s.id = ANY($1)`;

/** The references of the memberships in the audit log. */
export const recordsOf: RecordsOf = async (manager, entries) => {
  const written = entries.filter(({ entity, entityId }) => entity === 'auction-subscription' && entityId !== null);
  if (written.length === 0) return new Map();
  const rows = await manager.query<Row[]>(PAYMENTS, [written.map(({ entityId }) => entityId)]);
  const references = new Map(rows.map((row) => [row.id, requestReference('membership', row.paymentId, row.createdAt)]));
  return new Map(
    written.flatMap(({ id, entityId }) => {
      const reference = references.get(Number(entityId));
      return reference ? [[id, { reference }]] : [];
    }),
  );
};
