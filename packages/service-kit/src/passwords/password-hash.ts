import { hash } from '@node-rs/argon2';

/** argon2id parameters; hashes include their own, so that older ones stay valid. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
