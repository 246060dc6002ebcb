import type { LocalizedText } from '@dealership/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

/** A step of a journey, named as the setting had it when the journey was created. Days are 'YYYY-MM-DD'. */
@Entity({ schema: SCHEMA, name: 'journey_step' })
export class JourneyStep {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'integer', name: 'journey_id' })
  journeyId: number;

  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'jsonb' })
  name: LocalizedText;

  @Column({ type: 'date', name: 'done_on', nullable: true })
  doneOn: string | null;

  @Column({ type: 'date', nullable: true })
  estimate: string | null;

  /** In the journey's language. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** How often it was marked as done, and when last. */
  @Column({ type: 'integer', default: 0 })
  completions: number;

  @Column({ type: 'timestamptz', name: 'completed_at', nullable: true })
  completedAt: Date | null;

  /** Marked as done without sending an e-mail. */
  @Column({ type: 'boolean', default: false })
  quiet: boolean;

  /** When its delay started the reply clock. */
  @Column({ type: 'timestamptz', name: 'late_notified_at', nullable: true })
  lateNotifiedAt: Date | null;
}
