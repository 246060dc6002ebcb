import type { Answer, InboxKind, InboxState } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** What staff do with a request. The database makes it together with the request, and follows the request's status. */
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

  /** An account of svc-accounts. */
  @Column({ type: 'integer', name: 'owner_id', nullable: true })
  ownerId: number | null;

  @Column({ type: 'text', array: true })
  tags: string[];

  @Column({ type: 'timestamptz', name: 'remind_at', nullable: true })
  remindAt: Date | null;

  @Column({ type: 'text', name: 'remind_note', nullable: true })
  remindNote: string | null;

  /** How many were set; the database counts. */
  @Column({ type: 'integer', default: 0 })
  reminders: number;

  /** When staff were told of the reminder that is set; null until it is due. */
  @Column({ type: 'timestamptz', name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  /** The address in lower case. */
  @Column({ type: 'text', name: 'email_key' })
  emailKey: string;

  /** The digits of the number, with country code where it could be read. */
  @Column({ type: 'text', name: 'phone_key', nullable: true })
  phoneKey: string | null;

  @Column({ type: 'text', name: 'search_text' })
  searchText: string;

  /** The first answer, or the state or status by which the waiting ended without one. */
  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** How the first answer was given; null where nobody said a word, or it did not arrive: that is not measured. */
  @Column({ type: 'text', nullable: true })
  answer: Answer | null;

  /** The clock of this round runs from then on; null of requests that were there before there was one. */
  @Column({ type: 'timestamptz', name: 'clock_from', nullable: true })
  clockFrom: Date | null;

  @Column({ type: 'integer', name: 'promised_minutes', nullable: true })
  promisedMinutes: number | null;

  /** Null until the clock was started, and while it is paused. */
  @Column({ type: 'timestamptz', name: 'due_at', nullable: true })
  dueAt: Date | null;

  /** How many of its reminders were given. */
  @Column({ type: 'smallint', name: 'clock_step' })
  clockStep: number;

  @Column({ type: 'timestamptz', name: 'step_at', nullable: true })
  stepAt: Date | null;

  /** Stands for the hours by which `dueAt` and `stepAt` were reckoned. */
  @Column({ type: 'text', name: 'hours_key', nullable: true })
  openingHoursHash: string | null;

  /** Minutes of opening that are left while the clock is paused. */
  @Column({ type: 'integer', name: 'remaining_minutes', nullable: true })
  remainingMinutes: number | null;

  @Column({ type: 'timestamptz', name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  @Column({ type: 'text', name: 'pause_reason', nullable: true })
  pauseReason: string | null;

  /** Minutes of opening of the pauses of this round that are over. */
  @Column({ type: 'integer', name: 'paused_minutes', default: 0 })
  pausedMinutes: number;

  /** Minutes of opening until the first answer, pauses not counted. */
  @Column({ type: 'integer', name: 'answer_minutes', nullable: true })
  answerMinutes: number | null;

  /** Whether that was within the promise. */
  @Column({ type: 'boolean', name: 'answer_kept', nullable: true })
  answerKept: boolean | null;

  /** When a rule or the round robin gave it to somebody. */
  @Column({ type: 'timestamptz', name: 'dealt_at', nullable: true })
  dealtAt: Date | null;

  /** Whose turn of the round robin it was; null of what a rule gave to somebody. */
  @Column({ type: 'integer', name: 'turn_owner_id', nullable: true })
  turnOwnerId: number | null;

  /** When it was taken from somebody who may not look after requests any more. */
  @Column({ type: 'timestamptz', name: 'freed_at', nullable: true })
  freedAt: Date | null;

  /** Since then the customer waits for an answer to what they wrote; the database writes it with the messages. */
  @Column({ type: 'timestamptz', name: 'asked_at', nullable: true })
  askedAt: Date | null;

  /**
   * When the customer started waiting for the current (first or later) answer; written by the database. Null once
   * answered.
   */
  @Column({ type: 'timestamptz', name: 'waits_from', precision: 3, nullable: true })
  waitsFrom: Date | null;

  /** Since then the last reply is known not to have arrived; the database writes it, until somebody was answered. */
  @Column({ type: 'timestamptz', name: 'undelivered_at', precision: 3, nullable: true })
  undeliveredAt: Date | null;

  /** How often somebody came to wait anew; the clock of each round is its own. */
  @Column({ type: 'integer', default: 0 })
  round: number;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
