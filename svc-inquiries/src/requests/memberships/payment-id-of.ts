import type { EntityManager } from 'typeorm';

/** The payment id of a request of the kind `membership`. */
export async function paymentIdOf(manager: EntityManager, number: number): Promise<number> {
  const [row] = await manager.query<{ payment: number | null }[]>(
    'SELECT payment_id AS payment FROM inquiries.inquiry WHERE id = $1',
    [number],
  );
  return row?.payment ?? 0;
}
