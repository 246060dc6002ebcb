import type { JourneyUploadState } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller, Param, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { FileParams, UploadParams } from './journey-params.js';
import { NoStore } from './no-store.interceptor.js';

/** Pictures and documents of journeys. */
@Controller()
@UseInterceptors(NoStore)
export class JourneyFilesController {
  @Route(api.getJourneyFile)
  read(@Param() { id }: FileParams): Promise<StreamableFile> {
    throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
  }

  @Route(api.deleteJourneyFile)
  remove(@Param() { id }: FileParams): Promise<void> {
    throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
  }

  @Route(api.beginJourneyUpload)
  begin(@Param() { id }: UploadParams): Promise<JourneyUploadState> {
    throw new AppError('JOURNEY_NOT_FOUND', { id });
  }

  @Route(api.sendJourneyUploadPart)
  part(@Param() { id }: UploadParams): Promise<JourneyUploadState> {
    throw new AppError('JOURNEY_NOT_FOUND', { id });
  }
}
