import { NeededId } from '@dealership/service-kit/endpoints';
import { IsDay } from '@dealership/service-kit/lists';

export class SlotParams {
  @NeededId()
  vehicleId: number;
}

export class WeekParams {
  @IsDay()
  from: string;
}
