import { dubaiDay, type Journey as JourneyResponse, type JourneyStepDone, type JourneyStepPlan } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion } from '@dealership/service-kit/audit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { StaffWriter } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { endStepWait } from '../../requests/conversations/waits.js';
import { lockedJourney, recordChange } from '../change-journey.js';
import type { Journey } from '../journey.entity.js';
import { JourneysService } from '../journeys.service.js';
import { JourneyStep } from './journey-step.entity.js';

/** The step's fields as recorded in the audit log. */
const audited = ({ doneOn, estimate, note }: JourneyStep) => ({ doneOn, estimate, note });

const isSame = (one: JourneyStep, other: JourneyStep): boolean =>
  one.doneOn === other.doneOn && one.estimate === other.estimate && one.note === other.note;

/** The e-mail of an overdue step ends the customer's wait, unless another step is overdue. */
async function endWaitForSteps(manager: EntityManager, { id, conversationId }: Journey): Promise<void> {
  const isOtherLate = await manager.existsBy(JourneyStep, { journeyId: id, doneOn: IsNull(), lateNotifiedAt: Not(IsNull()) });
  if (!isOtherLate) await endStepWait(manager, { id: conversationId });
}

/** The steps of a journey as staff complete and plan them. */
@Injectable()
export class JourneyStepsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly journeys: JourneysService,
  ) {}

  /** Sets the estimate and the note. A new estimate can become overdue again. */
  plan(id: number, key: string, { version, ...plan }: JourneyStepPlan, writer: StaffWriter): Promise<JourneyResponse> {
    return this.change({ id, key, version }, writer, (step) => {
      const next = { ...step, ...plan } as JourneyStep;
      return { ...next, lateNotifiedAt: next.estimate === step.estimate ? step.lateNotifiedAt : null };
    });
  }

  /** Marks the step as done. Repeating it counts once and sends one e-mail. */
  finish(id: number, key: string, { version, ...done }: JourneyStepDone, writer: StaffWriter): Promise<JourneyResponse> {
    const { doneOn = dubaiDay(new Date()), note, quiet = false } = done;
    const noted = note === undefined ? {} : { note };
    return this.change({ id, key, version }, writer, (step) => {
      if (step.doneOn !== null) return { ...step, ...noted, doneOn: done.doneOn ?? step.doneOn };
      return { ...step, ...noted, doneOn, quiet, completions: step.completions + 1, completedAt: new Date() };
    });
  }

  reopen(id: number, key: string, version: number | undefined, writer: StaffWriter): Promise<JourneyResponse> {
    return this.change({ id, key, version }, writer, (step) => {
      // If the step is overdue, the customer waits again, unless they are already waiting.
      const lateNotifiedAt = step.quiet ? step.lateNotifiedAt : null;
      return { ...step, doneOn: null, completedAt: null, lateNotifiedAt };
    });
  }

  private change(
    { id, key, version }: { id: number; key: string; version: number | undefined },
    { staff, requestId }: StaffWriter,
    changed: (step: JourneyStep) => JourneyStep,
  ): Promise<JourneyResponse> {
    return this.dataSource.transaction(async (manager: EntityManager) => {
      const journey = await lockedJourney(manager, id);
      const step = await manager.findOneBy(JourneyStep, { journeyId: id, key });
      if (!step) throw new AppError('JOURNEY_STEP_NOT_FOUND', { id, step: key });
      const next = changed(step);
      // A repeated identical change is not a conflict.
      if (isSame(step, next)) return this.journeys.read(manager, id);
      assertVersion(journey, version);
      await manager.save(JourneyStep, next);
      await recordChange(manager, journey, { before: audited(step), after: audited(next), of: { step: key } }, staff);
      const isCompletion = next.completions > step.completions && !next.quiet;
      const payload = { journeyStepId: step.id, occurrence: next.completions };
      if (isCompletion) {
        await appendToOutbox(manager, SCHEMA, 'journey.step-done', payload, requestId);
        await endWaitForSteps(manager, journey);
      }
      return this.journeys.read(manager, id);
    });
  }
}
