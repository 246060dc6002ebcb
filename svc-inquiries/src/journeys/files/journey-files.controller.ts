import { JOURNEY_CHUNK_BYTES, type JourneyUpload, type JourneyUploadState } from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { FileBody, type FileKind, Route, readFileBody } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { NoStore } from '../no-store.interceptor.js';
import { JourneyFilesService } from './journey-files.service.js';
import { JourneyUploadsService } from './journey-uploads.service.js';

/** One chunk of a file. Uses the attachments' body type, which this process already accepts. */
const PART: FileKind = {
  name: 'attachment',
  mediaTypes: /^application\/octet-stream/,
  wanted: 'Please send the part itself, as application/octet-stream',
  largest: JOURNEY_CHUNK_BYTES,
  tooLarge: 'PAYLOAD_TOO_LARGE',
};

/** Pictures and documents of journeys, for staff. */
@Controller()
@UseInterceptors(NoStore)
export class JourneyFilesController {
  constructor(
    private readonly files: JourneyFilesService,
    private readonly uploads: JourneyUploadsService,
  ) {}

  @Route(api.getJourneyFile)
  read(@Param() { id }: ParamsOf<typeof api.getJourneyFile>): Promise<StreamableFile> {
    return this.files.open(id);
  }

  @Route(api.deleteJourneyFile)
  remove(@Param() { id }: ParamsOf<typeof api.deleteJourneyFile>, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.files.remove(id, staff);
  }

  @Route(api.beginJourneyUpload)
  begin(@Param() upload: ParamsOf<typeof api.beginJourneyUpload>, @Body() file: JourneyUpload): Promise<JourneyUploadState> {
    return this.uploads.begin(upload, file);
  }

  @Route(api.discardJourneyUpload)
  discard(@Param() upload: ParamsOf<typeof api.discardJourneyUpload>, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.uploads.discard(upload, staff);
  }

  @Route(api.sendJourneyUploadPart)
  @FileBody(PART)
  async part(
    @Param() upload: ParamsOf<typeof api.sendJourneyUploadPart>,
    @Query() { offset }: QueryOf<typeof api.sendJourneyUploadPart>,
    @Body() body: unknown,
    @CurrentStaff() staff: CurrentStaff,
  ): Promise<JourneyUploadState> {
    return this.uploads.part(upload, offset, await readFileBody(body, PART), staff);
  }
}
