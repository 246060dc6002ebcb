import type { EntityManager } from 'typeorm';

/** The number of the payment that a membership of the inbox came with. */
export async function orderOf(manager: EntityManager, number: number): Promise<number> {
  const [row] = await manager.query<{ order: number }[]>(
    `SELECT (details->>'order')::integer AS "order" FROM inquiries.inquiry WHERE id = $1 AND kind = 'membership'`,
    [number],
  );
  return row?.order ?? 0;
}
