import { hash } from '@node-rs/argon2';

/** Of argon2id; a hash says its own, so that older ones stay good. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
