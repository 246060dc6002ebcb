import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Conversation } from './conversation.entity.js';

type Where = FindOptionsWhere<Conversation>;

/** Columns once everything has been answered. */
export const NOBODY_WAITS = { askedAt: null, waitsFrom: null } satisfies Partial<Conversation>;

/** Since when the customer still waits after an answer: for one to a message, or for a reply that did not arrive. */
export const waitLeft = ({ askedAt, undeliveredAt }: Pick<Conversation, 'askedAt' | 'undeliveredAt'>): Date | null =>
  askedAt ?? undeliveredAt;

/** With a new version, so that admin tabs that are open show it. */
async function write(manager: EntityManager, where: Where, columns: QueryDeepPartialEntity<Conversation>): Promise<void> {
  await manager.update(Conversation, where, { ...columns, version: () => 'version + 1' });
}

// Whoever waits for us is not waited for.
const NOT_AWAITED = () => `CASE WHEN state = 'waiting' THEN 'answered' ELSE state END`;

/** The customer waits for us from then on. If they wait already, the clock is running. */
export const startWait = (manager: EntityManager, where: Where, from: Date): Promise<void> =>
  write(manager, { ...where, waitsFrom: IsNull() }, { waitsFrom: from, state: NOT_AWAITED });

/** The customer has got what they waited for. A message is still to be answered. */
export const endWait = (manager: EntityManager, where: Where): Promise<void> =>
  write(manager, where, { waitsFrom: () => 'asked_at' });

const WAITS = {
  begins: { waitsFrom: () => 'coalesce(waits_from, now())' },
  // A message is still to be answered. An answer that is no longer needed is not measured.
  ends: { waitsFrom: () => 'asked_at', clockFrom: () => 'CASE WHEN answered_at IS NOT NULL THEN clock_from END' },
};

/** The customer did something, so we do not wait for them any more. `wait`: what it means for their wait for us. */
export const customerActed = (manager: EntityManager, where: Where, wait?: keyof typeof WAITS): Promise<void> =>
  write(manager, where, {
    state: NOT_AWAITED,
    ...(wait && WAITS[wait]),
  });
