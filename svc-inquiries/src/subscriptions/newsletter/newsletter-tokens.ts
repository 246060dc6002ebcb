import { NEWSLETTER_LINK_DAYS } from '@dealership/contracts';
import { linkTokenHash, newLinkToken } from '@dealership/service-kit';
import { queriesOn } from '@dealership/service-kit/database';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { NewsletterRequest } from './newsletter-request.entity.js';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** The subject of an e-mail's link. */
export interface LinkTarget {
  requestId: number;
  subscriptionId: number;
  expired: boolean;
}

interface Tables {
  'inquiries.newsletter_token': { tokenHash: string; newsletterRequestId: number; purpose: TokenPurpose };
  'inquiries.newsletter_request': NewsletterRequest;
}

/** Issues a token; earlier ones stay valid. Confirmation tokens expire after some days, unsubscribe tokens never. */
export async function issueToken(manager: EntityManager, requestId: number, purpose: TokenPurpose): Promise<string> {
  const token = newLinkToken();
  await manager.query(
    `INSERT INTO inquiries.newsletter_token (token_hash, newsletter_request_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + $4 * interval '1 day')`,
    [linkTokenHash(token), requestId, purpose, purpose === 'confirm' ? NEWSLETTER_LINK_DAYS : null],
  );
  return token;
}

export async function findToken(manager: EntityManager, token: string, purpose: TokenPurpose): Promise<LinkTarget | undefined> {
  return queriesOn<Tables>(manager)
    .selectFrom('inquiries.newsletter_token as t')
    .innerJoin('inquiries.newsletter_request as r', 'r.id', 't.newsletterRequestId')
    .select(['r.id as requestId', 'r.subscriptionId', sql<boolean>`coalesce(t.expires_at < now(), false)`.as('expired')])
    .where('t.tokenHash', '=', linkTokenHash(token))
    .where('t.purpose', '=', purpose)
    .executeTakeFirst();
}

/** Links in earlier confirmation e-mails must not resubscribe somebody who unsubscribed. */
export const revokeConfirmations = (manager: EntityManager, subscriptionId: number): Promise<unknown> =>
  manager.query(
    `DELETE FROM inquiries.newsletter_token t USING inquiries.newsletter_request r
     WHERE r.id = t.newsletter_request_id AND r.subscription_id = $1 AND t.purpose = 'confirm'`,
    [subscriptionId],
  );

/** The latest request of each subscription. */
const LAST_REQUESTS = `
  SELECT DISTINCT ON (subscription_id) id, subscription_id AS "subscriptionId"
  FROM inquiries.newsletter_request WHERE subscription_id = ANY($1) ORDER BY subscription_id, id DESC`;

const STORE = `
  INSERT INTO inquiries.newsletter_token (token_hash, newsletter_request_id, purpose)
  SELECT hash, request_id, 'unsubscribe' FROM unnest($1::text[], $2::integer[]) AS t (hash, request_id)`;

/** Issues an unsubscribe token for each of the subscriptions, by their ids. */
export async function issueUnsubscribeTokens(manager: EntityManager, subscriptionIds: number[]): Promise<Map<number, string>> {
  const requests = await manager.query<{ id: number; subscriptionId: number }[]>(LAST_REQUESTS, [subscriptionIds]);
  const tokens = requests.map(() => newLinkToken());
  await manager.query(STORE, [tokens.map(linkTokenHash), requests.map(({ id }) => id)]);
  return new Map(requests.map(({ subscriptionId }, at) => [subscriptionId, tokens[at] as string]));
}
