import type { InquiryReceipt } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { referenceOf } from './reference.js';
import type { New, Submission } from './submission.entity.js';

type Key = Pick<Submission, 'idempotencyKey' | 'contentHash'>;

const receipt = (row: Parameters<typeof referenceOf>[0]): InquiryReceipt => ({
  id: row.id,
  reference: referenceOf(row),
  createdAt: row.createdAt.toISOString(),
});

/** The receipt of the row stored earlier under this key. Rejects a key used with other content. */
export async function earlierReceipt<Row extends Submission>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  { idempotencyKey, contentHash }: Key,
): Promise<InquiryReceipt | undefined> {
  if (!idempotencyKey) return undefined;
  const first = await manager.findOneBy(entity, { idempotencyKey } as FindOptionsWhere<Row>);
  if (!first) return undefined;
  if (first.contentHash !== contentHash) throw new AppError('IDEMPOTENCY_KEY_REUSED', { earlierId: first.id });
  return receipt(first);
}

/** Returns nothing if the key is taken. Waits for a concurrent insert with the same key. */
async function insert<Row extends Submission>(manager: EntityManager, entity: EntityTarget<Row>, row: New<Row>) {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row as never)
    .orIgnore()
    .returning(['id', 'createdAt'])
    .execute();
  const [stored] = raw as { id: number; created_at: Date }[];
  return stored && receipt({ ...row, id: stored.id, createdAt: stored.created_at });
}

/**
 * Stores a row and what `publish` writes about it, together; the same key and content returns the same receipt. Spam is
 * not published.
 */
export function storeOnce<Row extends Submission>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  row: New<Row>,
  publish: (manager: EntityManager, id: number) => Promise<unknown>,
): Promise<InquiryReceipt> {
  return dataSource.transaction(async (manager) => {
    const stored = await insert(manager, entity, row);
    if (stored && row.status !== 'spam') await publish(manager, stored.id);
    const answer = stored ?? (await earlierReceipt(manager, entity, row));
    if (!answer) throw new Error('The row was neither stored nor there before');
    return answer;
  });
}
