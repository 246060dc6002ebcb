import { businessMinutes, openingState, type SettingValues } from '@dealership/contracts';
import { drainBatches } from '@dealership/service-kit/background';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import {
  dueAfter,
  dueStep,
  minutesToAnswer,
  minutesUntilAnswer,
  nextStepAt,
  openingHoursHash,
  recalculated,
  reminderOccurrence,
} from '../requests/conversations/clock.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { Appointment } from '../requests/schedule/appointment.entity.js';
import { SiteClient } from '../service-clients/site/site.client.js';
import { AssignmentService } from './assignment.service.js';

const BATCH_SIZE = 200;

/** A customer is waiting for an answer, whether the first or a later one. */
const UNANSWERED = 'waiting_since IS NOT NULL';

// Measure the clock of the first answer before another round overwrites it.
const UNMEASURED_ANSWER = 'answered_at IS NOT NULL AND clock_started_at <= answered_at AND answer_minutes IS NULL';

// A pause of the previous round ends with that round.
const WITHOUT_CLOCK = `
  SELECT id FROM inquiries.conversation
  WHERE ${UNANSWERED} AND due_at IS NULL AND (paused_at IS NULL OR paused_at < waiting_since) AND (${UNMEASURED_ANSWER}) IS NOT TRUE
  ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

const START = `
  UPDATE inquiries.conversation SET clock_started_at = waiting_since, promised_minutes = $2, due_at = $3, step_at = $4, hours_key = $5, clock_step = 0,
    remaining_minutes = NULL, paused_at = NULL, pause_reason = NULL, paused_minutes = 0
  WHERE id = $1`;

// Clocks whose reminders were calculated with opening hours other than those published now.
const OUTDATED = `
  SELECT id FROM inquiries.conversation
  WHERE ${UNANSWERED} AND paused_at IS NULL AND clock_started_at IS NOT NULL AND due_at IS NOT NULL AND hours_key IS DISTINCT FROM $1
  ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

const DUE_STEPS = `
  SELECT id FROM inquiries.conversation
  WHERE ${UNANSWERED} AND paused_at IS NULL AND due_at IS NOT NULL AND step_at <= $1
  ORDER BY step_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

const REMINDERS = `
  SELECT id, reminders FROM inquiries.conversation
  WHERE remind_at <= $1 AND reminded_at IS NULL AND state <> 'spam'
  ORDER BY remind_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

const UNMEASURED = `
  SELECT id FROM inquiries.conversation
  WHERE ${UNMEASURED_ANSWER}
  ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;

type Settings = Pick<SettingValues, 'hours' | 'replies'>;

type Id = { id: number };

/**
 * Starts the reply clocks of waiting customers, moves their reminders when the opening hours change, assigns requests,
 * reports expiring clocks and due reminders, and measures the clocks of first answers. Several processes may run it at
 * once.
 */
@Injectable()
export class ReplyClockService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
    private readonly assignment: AssignmentService,
  ) {}

  /** @returns the number of reminders requested */
  async round(signal: AbortSignal, now = new Date()): Promise<number> {
    const settings = await this.site.settings();
    await drainBatches(BATCH_SIZE, signal, () => this.measure(settings));
    await drainBatches(BATCH_SIZE, signal, () => this.start(settings));
    await drainBatches(BATCH_SIZE, signal, () => this.recalculate(settings, now));
    await this.assignment.assignByRules(settings.replies, now);
    // Nobody is reminded outside opening hours; reminders due then are sent when the showroom opens.
    if (!openingState(settings.hours, now).open) return 0;
    const reminders = await drainBatches(BATCH_SIZE, signal, () => this.remind(settings, now));
    return reminders + (await drainBatches(BATCH_SIZE, signal, () => this.sendStaffReminders(now)));
  }

  private start({ hours, replies }: Settings): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const ids = await manager.query<Id[]>(WITHOUT_CLOCK);
      for (const { id } of ids) {
        const { kind, waitingSince, inquiryId } = await manager.findOneByOrFail(Conversation, { id });
        const from = waitingSince as Date;
        const requested = inquiryId ? await manager.findOneBy(Appointment, { inquiryId, state: 'requested' }) : null;
        const promised = minutesToAnswer(hours, from, Number(replies.minutes[kind]), requested?.startsAt);
        const stepAt = nextStepAt(0, { promised, left: promised, now: from, hours });
        await manager.query(START, [id, promised, dueAfter(hours, from, promised), stepAt, openingHoursHash(hours)]);
      }
      return ids.length;
    });
  }

  private recalculate({ hours }: Settings, now: Date): Promise<number> {
    const key = openingHoursHash(hours);
    return this.dataSource.transaction(async (manager) => {
      const ids = await manager.query<Id[]>(OUTDATED, [key]);
      for (const { id } of ids) {
        const row = await manager.findOneByOrFail(Conversation, { id });
        await manager.update(Conversation, id, { ...recalculated(row, hours, now), hoursKey: key });
      }
      return ids.length;
    });
  }

  /** Measures answers, whether given in the inbox or by a status in a list. */
  private measure({ hours, replies }: Settings): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const ids = await manager.query<Id[]>(UNMEASURED);
      for (const { id } of ids) {
        const row = await manager.findOneByOrFail(Conversation, { id });
        // It may have been answered before its clock was started.
        const promisedMinutes = row.promisedMinutes ?? Number(replies.minutes[row.kind]);
        const answerMinutes = minutesUntilAnswer(row, hours);
        await manager.update(Conversation, id, {
          promisedMinutes,
          answerMinutes,
          answeredInTime: answerMinutes <= promisedMinutes,
        });
      }
      return ids.length;
    });
  }

  /** Commits the step and its event together, so that a crash leaves both or neither. */
  private remind({ hours }: Settings, now: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const ids = await manager.query<Id[]>(DUE_STEPS, [now]);
      for (const { id } of ids) {
        const row = await manager.findOneByOrFail(Conversation, { id });
        const standing = {
          promised: row.promisedMinutes ?? 0,
          left: businessMinutes(hours, now, row.dueAt as Date),
          now,
          hours,
        };
        const clockStep = dueStep(row.clockStep, standing);
        await manager.update(Conversation, id, { clockStep, stepAt: nextStepAt(clockStep, standing) });
        const occurrence = reminderOccurrence({ round: row.round, clockStep });
        await appendToOutbox(manager, SCHEMA, 'reply.due', { conversationId: id, occurrence });
      }
      return ids.length;
    });
  }

  /** Sends each reminder set by staff once, committed with its event as well. */
  private sendStaffReminders(now: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const due = await manager.query<{ id: number; reminders: number }[]>(REMINDERS, [now]);
      for (const { id, reminders } of due) {
        await manager.update(Conversation, id, { remindedAt: now });
        await appendToOutbox(manager, SCHEMA, 'reminder.due', { conversationId: id, occurrence: reminders });
      }
      return due.length;
    });
  }
}
