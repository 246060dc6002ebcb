import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Header, Headers, StreamableFile } from '@nestjs/common';
import { InboxEventsService } from './inbox-events.service.js';

@Controller()
export class InboxEventsController {
  constructor(private readonly events: InboxEventsService) {}

  @Route(api.listenToInbox)
  @Header('cache-control', 'no-store, no-transform')
  // Asks proxies not to buffer the response.
  @Header('x-accel-buffering', 'no')
  async listen(
    @CurrentStaff() staff: CurrentStaff | undefined,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<StreamableFile> {
    if (!staff) throw new AppError('INSUFFICIENT_SCOPE');
    const { body } = await this.events.open(staff.sessionId, lastEventId);
    return new StreamableFile(body, { type: 'text/event-stream' });
  }
}
