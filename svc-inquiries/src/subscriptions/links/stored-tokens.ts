import { linkTokenHash, newLinkToken } from '@dealership/service-kit';
import { queriesOn } from '@dealership/service-kit/database';
import { sql } from 'kysely';
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
    await sql`
      INSERT INTO ${sql.table(this.table)} (token_hash, ${sql.ref(this.owner)}, purpose, expires_at)
      VALUES (${linkTokenHash(token)}, ${ownerId}, 'confirm', now() + ${this.days} * interval '1 day')`.execute(
      queriesOn(manager),
    );
    return token;
  }

  async find(
    manager: EntityManager,
    purpose: 'confirm' | 'unsubscribe' | 'end',
    token: string,
  ): Promise<{ ownerId: number; expired: boolean } | undefined> {
    const { rows } = await sql<{ ownerId: number; expired: boolean }>`
      SELECT ${sql.ref(this.owner)} AS "ownerId", coalesce(expires_at < now(), false) AS expired
      FROM ${sql.table(this.table)}
      WHERE token_hash = ${linkTokenHash(token)} AND purpose = ${purpose}`.execute(queriesOn(manager));
    return rows[0];
  }

  async revokeConfirmations(manager: EntityManager, ownerIds: number[]): Promise<void> {
    await sql`
      DELETE FROM ${sql.table(this.table)}
      WHERE ${sql.ref(this.owner)} = ANY(${ownerIds}) AND purpose = 'confirm'`.execute(queriesOn(manager));
  }
}
