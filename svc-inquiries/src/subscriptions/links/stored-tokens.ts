import { linkTokenHash, newLinkToken } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';

/** Tokens of which only hashes are stored: of confirmation links, and of earlier links that end a subscription. */
export class StoredTokens {
  /**
   * @param owner column of the row to which a token belongs
   * @param days after which a confirmation expires
   */
  constructor(
    private readonly table: string,
    private readonly owner: string,
    private readonly days: number,
  ) {}

  /** Issues the token of a confirmation link; earlier ones stay valid. */
  async issue(manager: EntityManager, ownerId: number): Promise<string> {
    const token = newLinkToken();
    await manager.query(
      `INSERT INTO ${this.table} (token_hash, ${this.owner}, purpose, expires_at)
       VALUES ($1, $2, 'confirm', now() + $3 * interval '1 day')`,
      [linkTokenHash(token), ownerId, this.days],
    );
    return token;
  }

  async find(
    manager: EntityManager,
    purpose: 'confirm' | 'unsubscribe' | 'end',
    token: string,
  ): Promise<{ ownerId: number; expired: boolean } | undefined> {
    const [found] = await manager.query<{ ownerId: number; expired: boolean }[]>(
      `SELECT ${this.owner} AS "ownerId", coalesce(expires_at < now(), false) AS expired
       FROM ${this.table} WHERE token_hash = $1 AND purpose = $2`,
      [linkTokenHash(token), purpose],
    );
    return found;
  }

  async revokeConfirmations(manager: EntityManager, ownerIds: number[]): Promise<void> {
    await manager.query(`DELETE FROM ${this.table} WHERE ${this.owner} = ANY($1) AND purpose = 'confirm'`, [ownerIds]);
  }
}
