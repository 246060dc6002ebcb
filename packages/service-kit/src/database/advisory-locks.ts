import type { DataSource, EntityManager } from 'typeorm';

/**
 * What a lock keeps others from, with the schema of its service first: services share a database, and locks are of a database.
 * Two names whose hashes are the same would wait for each other and do no other harm.
 */
export type LockName = `${string}.${string}`;

/**
 * Waits until no other transaction holds the lock, and holds it until this one ends.
 * @param key what of it, such as an e-mail address; '' is one lock for all
 */
export async function lockForTransaction(manager: EntityManager, name: LockName, key: string | number = ''): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [name, String(key)]);
}

export interface LockedWork {
  name: LockName;
  key?: string | number;
  /** Where somebody else holds the lock: 'wait' for it, or 'skip' the work. */
  whenTaken: 'wait' | 'skip';
}

/**
 * Runs the work while its connection holds the lock, so that a process that is killed lets go of it. No transaction is open meanwhile.
 * @returns what the work returns; undefined where it was skipped
 */
export async function withLock<T>(
  dataSource: DataSource,
  lock: LockedWork & { whenTaken: 'wait' },
  work: (manager: EntityManager) => Promise<T>,
): Promise<T>;
export async function withLock<T>(
  dataSource: DataSource,
  lock: LockedWork,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T | undefined>;
export async function withLock<T>(
  dataSource: DataSource,
  { name, key = '', whenTaken }: LockedWork,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T | undefined> {
  const lock = [name, String(key)];
  const runner = dataSource.createQueryRunner();
  try {
    if (whenTaken === 'wait') await runner.query('SELECT pg_advisory_lock(hashtext($1), hashtext($2))', lock);
    else {
      const [{ taken }] = await runner.query('SELECT pg_try_advisory_lock(hashtext($1), hashtext($2)) AS taken', lock);
      if (!taken) return undefined;
    }
    try {
      return await work(runner.manager);
    } finally {
      await runner.query('SELECT pg_advisory_unlock(hashtext($1), hashtext($2))', lock);
    }
  } finally {
    await runner.release();
  }
}
