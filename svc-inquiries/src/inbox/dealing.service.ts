import type { AssignmentRule, ColleagueContact, SettingValues } from '@dealership/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';
import { AccountsService } from '../peers/accounts.service.js';

const BATCH = 200;

const LOCK = 7_242_027;

// What has waited for a day was left to nobody on purpose, and so was what no rule fits. `rule`: the first that does, from 1 on.
const UNDEALT = `
  SELECT c.id, fitting.rule::integer
  FROM inquiries.conversation c
  LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
  LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id
  CROSS JOIN LATERAL (
    SELECT rule FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given (kind, language, rule)
    WHERE kind IN ('any', c.kind) AND language IN ('any', coalesce(i.language, r.language))
    ORDER BY rule LIMIT 1
  ) fitting
  WHERE c.waits_from IS NOT NULL AND c.owner_id IS NULL AND c.dealt_at IS NULL AND c.waits_from > $1::timestamptz - interval '1 day'
  ORDER BY c.id LIMIT ${BATCH}`;

const LAST_TURN = `
  SELECT turn_owner_id AS owner FROM inquiries.conversation
  WHERE turn_owner_id IS NOT NULL ORDER BY dealt_at DESC, id DESC LIMIT 1`;

type Undealt = { id: number; rule: number };

const undealt = (rules: AssignmentRule[], now: Date) => [
  now,
  rules.map(({ kind }) => kind),
  rules.map(({ language }) => language),
];

/** Without rules that fit, the round robin where it is switched on. */
const rulesOf = ({ rules, roundRobin }: SettingValues['replies']): AssignmentRule[] =>
  roundRobin ? [...rules, { kind: 'any', language: 'any', person: null }] : rules;

/** The people of sales; without any, whoever may look after requests. */
function inTurn(colleagues: ColleagueContact[]): number[] {
  const sellers = colleagues.filter(({ role }) => role === 'sales');
  return (sellers.length ? sellers : colleagues).map(({ id }) => id);
}

/** Gives new requests to people, by the rules or in turn. */
@Injectable()
export class DealingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
  ) {}

  /** Several processes may do so at once. */
  async deal(replies: SettingValues['replies'], now: Date): Promise<void> {
    const wanted = rulesOf(replies);
    if (wanted.length === 0 || (await this.dataSource.query<Undealt[]>(UNDEALT, undealt(wanted, now))).length === 0) return;
    const colleagues = await this.accounts.contacts(null);
    const people = inTurn(colleagues);
    const isHere = ({ person }: AssignmentRule) =>
      person === null ? people.length > 0 : colleagues.some(({ id }) => id === person);
    await this.give(wanted.filter(isHere), people, now);
  }

  private give(rules: AssignmentRule[], people: number[], now: Date): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const [last] = await manager.query<{ owner: number }[]>(LAST_TURN);
      let turn = people.indexOf(last?.owner ?? 0);
      for (const { id, rule } of await manager.query<Undealt[]>(`${UNDEALT} FOR UPDATE OF c SKIP LOCKED`, undealt(rules, now))) {
        const person = rules[rule - 1]?.person ?? null;
        if (person === null) turn = (turn + 1) % people.length;
        const ownerId = person ?? people[turn] ?? null;
        const turnOwnerId = person === null ? ownerId : null;
        // Rows of one transaction have one moment: the id says which came last.
        await manager.update(Conversation, id, { ownerId, turnOwnerId, dealtAt: now, version: () => 'version + 1' });
      }
    });
  }
}
