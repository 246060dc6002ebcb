import type {
  IdParams,
  IssuedWebhook,
  NewWebhook,
  PageQuery,
  Webhook,
  WebhookChanges,
  WebhookDeliveryPage,
} from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { WebhooksService } from './webhooks.service.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Route(api.listWebhooks)
  list(): Promise<Webhook[]> {
    return this.webhooks.list();
  }

  @Route(api.createWebhook)
  create(@Body() webhook: NewWebhook, @CurrentStaff() staff: CurrentStaff): Promise<IssuedWebhook> {
    return this.webhooks.create(webhook, staff);
  }

  @Route(api.updateWebhook)
  change(@Param() { id }: IdParams, @Body() changes: WebhookChanges, @CurrentStaff() staff: CurrentStaff): Promise<Webhook> {
    return this.webhooks.change(id, changes, staff);
  }

  @Route(api.deleteWebhook)
  remove(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.webhooks.remove(id, staff);
  }

  @Route(api.rotateWebhookSecret)
  rotate(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<IssuedWebhook> {
    return this.webhooks.rotate(id, staff);
  }

  @Route(api.listWebhookDeliveries)
  deliveries(@Param() { id }: IdParams, @Query() paging: PageQuery): Promise<WebhookDeliveryPage> {
    return this.webhooks.deliveries(id, paging);
  }

  @Route(api.redeliverWebhookMessage)
  redeliver(
    @Param() { id }: IdParams,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<void> {
    return this.webhooks.redeliver(id, staff, requestId);
  }
}
