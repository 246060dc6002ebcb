import type { DataSource, EntityManager } from 'typeorm';

/**
 * Lock names, prefixed with the service's schema: services share a database, and locks are per database. On a hash
 * collision two names merely wait for each other.
 */
export type LockName = `${string}.${string}`;

/**
 * Waits for the lock and keeps it until this transaction ends.
 * @param key within the name, such as an e-mail address; '' for a single lock
 */
export async function lockForTransaction(manager: EntityManager, name: LockName, key: string | number = ''): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [name, String(key)]);
}

export interface LockedWork {
  name: LockName;
  key?: string | number;
  /** If the lock is taken: 'wait' for it, or 'skip' the work. */
  whenTaken: 'wait' | 'skip';
}

/**
 * Runs the work under a session-level lock, which a killed process releases. No transaction is open meanwhile.
 * @returns the work's result; undefined if skipped
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
