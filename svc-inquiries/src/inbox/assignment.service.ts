import {
  type AssignmentRule,
  AUTOMATIC,
  type ColleagueContact,
  type InboxKind,
  isAllowed,
  listOfKind,
  type SettingValues,
} from '@dealership/contracts';
import { recordStaffWrites } from '@dealership/service-kit/audit';
import { drainBatches } from '@dealership/service-kit/background';
import { lockForTransaction } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { AccountsClient } from '../service-clients/accounts/accounts.client.js';

const BATCH_SIZE = 200;

// Skips requests unassigned for a day: either intentionally, or because no rule matched. For requests taken from former
// staff the day starts when they were unassigned. `rule`: the first match, from 1; the assignee of a membership must be
// allowed to fulfil it.
const UNASSIGNED = `
  SELECT c.id, c.kind = 'membership' AS "isMembership", matching.rule::integer
  FROM inquiries.conversation c
  LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
  LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id
  CROSS JOIN LATERAL (
    SELECT rule FROM unnest($2::text[], $3::text[], $4::boolean[]) WITH ORDINALITY AS given (kind, language, fulfils, rule)
    WHERE kind IN ('any', c.kind) AND language IN ('any', coalesce(i.language, r.language)) AND (fulfils OR c.kind <> 'membership')
    ORDER BY rule LIMIT 1
  ) matching
  WHERE c.waiting_since IS NOT NULL AND c.owner_id IS NULL AND c.auto_assigned_at IS NULL
    AND greatest(c.waiting_since, c.unassigned_at) > $1::timestamptz - interval '1 day'
  ORDER BY c.id LIMIT ${BATCH_SIZE}`;

// Memberships have their own round robin, since not everybody may fulfil them.
const LAST_TURN = `
  SELECT round_robin_owner_id AS owner FROM inquiries.conversation
  WHERE round_robin_owner_id IS NOT NULL AND (kind = 'membership') = $1 ORDER BY auto_assigned_at DESC, id DESC LIMIT 1`;

// Closed requests keep their owner unless a customer is waiting again.
const UNASSIGN = `
  WITH unassigned AS (
    SELECT id, owner_id FROM inquiries.conversation
    WHERE owner_id <> ALL($1) AND (state NOT IN ('won', 'lost', 'spam') OR waiting_since IS NOT NULL)
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
  UPDATE inquiries.conversation c
  SET owner_id = NULL, auto_assigned_at = NULL, round_robin_owner_id = NULL, unassigned_at = $2, version = c.version + 1
  FROM unassigned WHERE c.id = unassigned.id RETURNING c.kind, c.number, unassigned.owner_id AS "ownerId"`;

type UnassignedKey = { kind: InboxKind; number: number; ownerId: number };

type UnassignedRequest = { id: number; isMembership: boolean; rule: number };

/** `fulfils`: whether the rule leads to somebody who may fulfil a membership. */
type Rule = AssignmentRule & { fulfils: boolean };

const unassignedParams = (rules: Rule[], now: Date) => [
  now,
  rules.map(({ kind }) => kind),
  rules.map(({ language }) => language),
  rules.map(({ fulfils }) => fulfils),
];

/** The configured rules, with the round robin as the last resort if it is switched on. */
const rulesOf = ({ rules, roundRobin }: SettingValues['replies']): AssignmentRule[] =>
  roundRobin ? [...rules, { kind: 'any', language: 'any', person: null }] : rules;

/** Ids of the round robin: the sales staff, or all who may handle requests if there are none. */
function roundRobinIds(colleagues: ColleagueContact[]): number[] {
  const sellers = colleagues.filter(({ role }) => role === 'sales');
  return (sellers.length ? sellers : colleagues).map(({ id }) => id);
}

const mayFulfil = ({ role }: ColleagueContact): boolean => isAllowed(role, 'payments.fulfil');

/** Returns a function that yields the next assignee on each call. */
async function roundRobin(manager: EntityManager, staffIds: number[], isMembership: boolean): Promise<() => number | null> {
  const [last] = await manager.query<{ owner: number }[]>(LAST_TURN, [isMembership]);
  let turn = staffIds.indexOf(last?.owner ?? 0);
  return () => {
    turn = (turn + 1) % staffIds.length;
    return staffIds[turn] ?? null;
  };
}

/** Assigns new requests by the configured rules or by round robin. */
@Injectable()
export class AssignmentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsClient,
  ) {}

  /** Several processes may run this concurrently. */
  async assignByRules(replies: SettingValues['replies'], now: Date): Promise<void> {
    const wanted = rulesOf(replies);
    const any = wanted.map((rule) => ({ ...rule, fulfils: true }));
    if (
      wanted.length === 0 ||
      (await this.dataSource.query<UnassignedRequest[]>(UNASSIGNED, unassignedParams(any, now))).length === 0
    )
      return;
    const colleagues = await this.accounts.contacts(null);
    const rules = wanted.flatMap((rule) => {
      const candidates = rule.person === null ? colleagues : colleagues.filter(({ id }) => id === rule.person);
      return candidates.length > 0 ? { ...rule, fulfils: candidates.some(mayFulfil) } : [];
    });
    await this.assign(rules, colleagues, now);
  }

  /** Unassigns the requests of everybody but these accounts, so that the rules or the round robin reassign them. */
  async unassignAllExcept(accountIds: number[], signal: AbortSignal): Promise<void> {
    // A dealership always has staff, so an empty list is an error and must not unassign everything.
    if (accountIds.length) await drainBatches(BATCH_SIZE, signal, () => this.unassignBatch(accountIds));
  }

  private unassignBatch(accountIds: number[]): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [unassigned] = await manager.query<[UnassignedKey[], number]>(UNASSIGN, [accountIds, new Date()]);
      const write = { staff: { sessionId: AUTOMATIC }, action: 'update', after: { ownerId: null } } as const;
      const writes = unassigned.map(({ kind, number, ownerId }) => ({
        ...{ ...write, entity: listOfKind(kind), entityId: number },
        before: { ownerId },
      }));
      await recordStaffWrites(manager, SCHEMA, writes);
      return unassigned.length;
    });
  }

  private assign(rules: Rule[], colleagues: ColleagueContact[], now: Date): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockForTransaction(manager, 'inquiries.assignment');
      const next = await roundRobin(manager, roundRobinIds(colleagues), false);
      const nextToFulfil = await roundRobin(manager, roundRobinIds(colleagues.filter(mayFulfil)), true);
      const given = await manager.query<UnassignedRequest[]>(
        `${UNASSIGNED} FOR UPDATE OF c SKIP LOCKED`,
        unassignedParams(rules, now),
      );
      for (const { id, isMembership, rule } of given) {
        const namedId = rules[rule - 1]?.person ?? null;
        const roundRobinOwnerId = namedId === null ? (isMembership ? nextToFulfil : next)() : null;
        const ownerId = namedId ?? roundRobinOwnerId;
        // All rows of a transaction share one timestamp, so the id decides which was assigned last.
        await manager.update(Conversation, id, { ownerId, roundRobinOwnerId, autoAssignedAt: now, version: () => 'version + 1' });
      }
    });
  }
}
