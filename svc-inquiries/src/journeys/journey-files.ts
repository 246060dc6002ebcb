import type { JourneyFile } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The files of a journey, the newest first. */
export const filesOf = async (_manager: EntityManager, _journeyId: number): Promise<JourneyFile[]> => [];

/** @throws AppError where it is not one of that journey's, or of none where none is named */
export async function fileOf(_manager: EntityManager, id: string, _journeyId?: number): Promise<StreamableFile> {
  throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
}
