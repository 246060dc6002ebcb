import { RecordId } from '@dealership/service-kit/endpoints';
import { IsDay } from '@dealership/service-kit/lists';
import { IsIn, IsOptional } from 'class-validator';
import type { Booker } from '../schedule/schedule.service.js';

export class SlotParams {
  @RecordId()
  vehicleId: number;

  @IsOptional()
  @IsIn(['visitor', 'staff'])
  booker?: Booker;
}

export class WeekParams {
  @IsDay()
  from: string;
}
