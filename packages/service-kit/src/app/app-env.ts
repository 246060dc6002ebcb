import type { ProcessEnv } from '@dealership/server-kit';

/** What the application of a service reads of its environment. Tests may leave out the size of the pool. */
export type AppEnvOf<ServiceEnv extends ProcessEnv & { DATABASE_POOL_SIZE: number }> = Omit<
  ServiceEnv,
  keyof ProcessEnv | 'DATABASE_POOL_SIZE'
> &
  Partial<Pick<ServiceEnv, 'DATABASE_POOL_SIZE'>>;
