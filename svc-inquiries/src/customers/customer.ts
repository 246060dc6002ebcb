import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { CustomerLink } from './customer-link.entity.js';

/** Addresses and phone numbers of one customer. */
export interface Customer {
  /** In lower case, that of the request first. */
  emails: string[];
  /** Digits, in the format of `phone_key`. */
  phones: string[];
  links: CustomerLink[];
  /** Changes whenever addresses are merged or unmerged. */
  version: string;
}

// $1: an address. Finds the addresses merged with it, transitively.
const JOINED = `
  WITH RECURSIVE joined (email) AS (
    SELECT $1::text
    UNION
    SELECT CASE WHEN l.one_email = j.email THEN l.other_email ELSE l.one_email END
    FROM joined j JOIN inquiries.person_link l ON j.email IN (l.one_email, l.other_email) AND l.ended_at IS NULL
  )`;

const EMAILS = `${JOINED} SELECT email FROM joined ORDER BY email <> $1, email`;

const LINKS = `
  SELECT id, one_email AS "oneEmail", other_email AS "otherEmail", reason, author_id AS "authorId", author_name AS "authorName",
    created_at AS "createdAt", ended_at AS "endedAt"
  FROM inquiries.person_link WHERE one_email = ANY($1) AND ended_at IS NULL ORDER BY id`;

const PHONES = `
  SELECT DISTINCT phone_key AS phone FROM inquiries.conversation WHERE email_key = ANY($1) AND phone_key IS NOT NULL ORDER BY 1`;

const versionOf = (links: CustomerLink[]): string =>
  createHash('sha256')
    .update(links.map(({ id }) => id).join())
    .digest('hex')
    .slice(0, 16);

/**
 * The customer of a request: its address, those merged with it, and their phone numbers. Without an address, its phone
 * number.
 */
export async function customerOf(
  manager: EntityManager,
  { emailKey, phoneKey }: Pick<Conversation, 'emailKey' | 'phoneKey'>,
): Promise<Customer> {
  if (emailKey === null) return { emails: [], phones: phoneKey ? [phoneKey] : [], links: [], version: versionOf([]) };
  const emails = (await manager.query<{ email: string }[]>(EMAILS, [emailKey])).map(({ email }) => email);
  const links = await manager.query<CustomerLink[]>(LINKS, [emails]);
  const phones = (await manager.query<{ phone: string }[]>(PHONES, [emails])).map(({ phone }) => phone);
  return { emails, phones, links, version: versionOf(links) };
}
