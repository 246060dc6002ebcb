import type { RecordsOf } from '@dealership/service-kit/audit';

interface Known {
  id: number;
  name: string;
  reference: string | null;
}

// The latest state wins: in the stock, archived, or as it was deleted.
const KNOWN = `
  SELECT id, concat_ws(' ', year, make, model) AS name, stock_number AS reference FROM catalog.vehicle WHERE id = ANY($1)
  UNION ALL
  SELECT id, concat_ws(' ', vehicle->>'year', vehicle->>'make', vehicle->>'model'), stock_number
  FROM catalog.archived_vehicle WHERE id = ANY($1)
  UNION ALL
  SELECT entity_id, concat_ws(' ', before->>'year', before->>'make', before->>'model'), before->>'stockNumber'
  FROM catalog.audit WHERE entity = 'vehicle' AND action = 'delete' AND entity_id = ANY($1)`;

/** Names the vehicles of audit entries, with their stock numbers. */
export const recordsOf: RecordsOf = async (manager, entries) => {
  const about = entries.flatMap(({ id, entity, entityId }) =>
    entity === 'vehicle' && entityId !== null ? [{ id, entityId }] : [],
  );
  if (about.length === 0) return new Map();
  const known = await manager.query<Known[]>(KNOWN, [[...new Set(about.map(({ entityId }) => entityId))]]);
  const byId = new Map(known.map(({ id, name, reference }) => [id, { name, reference }]));
  return new Map(
    about.flatMap(({ id, entityId }) => {
      const vehicle = byId.get(entityId);
      return vehicle ? [[id, vehicle] as const] : [];
    }),
  );
};
