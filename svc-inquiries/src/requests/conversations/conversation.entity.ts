import type { InboxKind, InboxState, ResponseChannel } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/**
 * Staff's work on a request. The database creates it with the request; whoever writes the status of the one also writes
 * the state of the other.
 */
@Entity({ schema: SCHEMA, name: 'conversation' })
export class Conversation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  kind: InboxKind;

  /** Id of the request in its table. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'integer', name: 'inquiry_id', nullable: true })
  inquiryId: number | null;

  @Column({ type: 'integer', name: 'vehicle_reservation_id', nullable: true })
  vehicleReservationId: number | null;

  @Column({ type: 'text' })
  state: InboxState;

  @Column({ type: 'text', name: 'lost_reason', nullable: true })
  lostReason: string | null;

  /** Id of the account in svc-accounts. */
  @Column({ type: 'integer', name: 'owner_id', nullable: true })
  ownerId: number | null;

  @Column({ type: 'text', array: true })
  tags: string[];

  @Column({ type: 'timestamptz', name: 'remind_at', nullable: true })
  remindAt: Date | null;

  @Column({ type: 'text', name: 'remind_note', nullable: true })
  remindNote: string | null;

  /** How many reminders were set; counted by the database. */
  @Column({ type: 'integer', default: 0 })
  reminders: number;

  /** When staff were notified of the current reminder; null until it is due. */
  @Column({ type: 'timestamptz', name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  /** The address in lower case; null without one. */
  @Column({ type: 'text', name: 'email_key', nullable: true })
  emailKey: string | null;

  /** The digits of the number, with country code if it could be parsed. */
  @Column({ type: 'text', name: 'phone_key', nullable: true })
  phoneKey: string | null;

  @Column({ type: 'text', name: 'search_text' })
  searchText: string;

  /** The first answer, or the state or status that ended the waiting without one. */
  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** How the first answer was given; null if there was none or it did not arrive, which is not measured. */
  @Column({ type: 'text', nullable: true })
  answer: ResponseChannel | null;

  /** Start of the clock of this round; null for requests that predate the clock. */
  @Column({ type: 'timestamptz', name: 'clock_started_at', nullable: true })
  clockStartedAt: Date | null;

  @Column({ type: 'integer', name: 'promised_minutes', nullable: true })
  promisedMinutes: number | null;

  /** Null until the clock is started, and while it is paused. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt: Date | null;

  /** Number of reminders sent for this clock. */
  @Column({ type: 'smallint', name: 'clock_step' })
  clockStep: number;

  @Column({ type: 'timestamptz', name: 'step_at', nullable: true })
  stepAt: Date | null;

  /** Hash of the opening hours with which `dueAt` and `stepAt` were calculated. */
  @Column({ type: 'text', name: 'hours_key', nullable: true })
  hoursKey: string | null;

  /** Business minutes left while the clock is paused. */
  @Column({ type: 'integer', name: 'remaining_minutes', nullable: true })
  remainingMinutes: number | null;

  @Column({ type: 'timestamptz', name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  @Column({ type: 'text', name: 'pause_reason', nullable: true })
  pauseReason: string | null;

  /** Business minutes of this round's completed pauses. */
  @Column({ type: 'integer', name: 'paused_minutes', default: 0 })
  pausedMinutes: number;

  /** Business minutes until the first answer, without pauses. */
  @Column({ type: 'integer', name: 'answer_minutes', nullable: true })
  answerMinutes: number | null;

  /** Whether that was within the promised time. */
  @Column({ type: 'boolean', name: 'answered_in_time', nullable: true })
  answeredInTime: boolean | null;

  /** When a rule or the round robin assigned it. */
  @Column({ type: 'timestamptz', name: 'auto_assigned_at', nullable: true })
  autoAssignedAt: Date | null;

  /** Who was assigned by the round robin; null if a rule assigned it. */
  @Column({ type: 'integer', name: 'round_robin_owner_id', nullable: true })
  roundRobinOwnerId: number | null;

  /** When it was unassigned because its owner may no longer handle requests. */
  @Column({ type: 'timestamptz', name: 'unassigned_at', nullable: true })
  unassignedAt: Date | null;

  /** Since when the customer has waited for an answer to a message; written by the database with the messages. */
  @Column({ type: 'timestamptz', name: 'customer_replied_at', nullable: true })
  customerRepliedAt: Date | null;

  /**
   * When the customer started waiting for the current (first or later) answer; written by the database. Null once
   * answered.
   */
  @Column({ type: 'timestamptz', name: 'waiting_since', precision: 3, nullable: true })
  waitingSince: Date | null;

  /** When the latest wait began that an overdue step of the journey began. */
  @Column({ type: 'timestamptz', name: 'step_wait_since', precision: 3, nullable: true })
  stepWaitSince: Date | null;

  /** Since when the last reply is known to be undelivered; written by the database, cleared by the next answer. */
  @Column({ type: 'timestamptz', name: 'undelivered_at', precision: 3, nullable: true })
  undeliveredAt: Date | null;

  /** How often somebody started waiting anew; each round has its own clock. */
  @Column({ type: 'integer', default: 0 })
  round: number;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;
}
