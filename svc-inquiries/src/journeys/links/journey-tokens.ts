import { DAY_MS } from '@dealership/contracts';
import { AppError, isLinkToken, linkTokenHash, newLinkToken } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { JourneyLink } from './journey-link.entity.js';

/** Creates a link; earlier links stay valid. */
export async function issueJourneyLink(manager: EntityManager, journeyId: number, days: number) {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  await manager.insert(JourneyLink, { journeyId, tokenHash: linkTokenHash(token), expiresAt });
  return { token, expiresAt };
}

/** The link of a token, valid or not. */
export async function findJourneyLink(manager: EntityManager, token: string): Promise<JourneyLink | null> {
  return isLinkToken(token) ? manager.findOneBy(JourneyLink, { tokenHash: linkTokenHash(token) }) : null;
}

/**
 * The valid link of a token.
 * @throws AppError with the reason why it is invalid; no reason reveals whose link it is
 */
export async function workingLink(manager: EntityManager, token: string): Promise<JourneyLink> {
  const link = await findJourneyLink(manager, token);
  if (!link) throw new AppError('JOURNEY_NOT_FOUND');
  if (link.revokedAt) throw new AppError('JOURNEY_LINK_REVOKED', { link: link.id });
  if (link.expiresAt <= new Date()) throw new AppError('JOURNEY_LINK_EXPIRED', { link: link.id });
  return link;
}
