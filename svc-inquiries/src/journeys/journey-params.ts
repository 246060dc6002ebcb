import { JOURNEY_VIEWS, type JourneyView, MAX_SEARCH_TEXT } from '@dealership/contracts';
import { IdParams, PageParams } from '@dealership/service-kit/endpoints';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, MaxLength, Min } from 'class-validator';

export class TokenParams {
  @MaxLength(200, { message: 'token is too long' })
  token: string;
}

export class TokenFileParams extends TokenParams {
  @IsUUID(undefined, { message: 'id must be a UUID' })
  id: string;
}

export class FileParams {
  @IsUUID(undefined, { message: 'id must be a UUID' })
  id: string;
}

export class StepParams extends IdParams {
  @MaxLength(40, { message: 'step is too long' })
  step: string;
}

export class UploadParams extends IdParams {
  @IsUUID(undefined, { message: 'upload must be a UUID' })
  upload: string;
}

export class OffsetParams {
  @Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value))
  @Min(0, { message: 'offset must be at least 0' })
  @IsInt({ message: 'offset must be a whole number' })
  offset: number;
}

export class JourneyListParams extends PageParams {
  @IsOptional()
  @IsIn(JOURNEY_VIEWS, { message: `view must be one of ${JOURNEY_VIEWS.join(', ')}` })
  view: JourneyView = 'open';

  @IsOptional()
  @MaxLength(60, { message: 'request is too long' })
  request?: string;

  @IsOptional()
  @MaxLength(MAX_SEARCH_TEXT, { message: 'q is too long' })
  q?: string;
}
