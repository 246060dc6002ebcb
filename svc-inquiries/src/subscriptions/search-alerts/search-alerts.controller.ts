import {
  ALERT_PAGES,
  type SearchAlert,
  type SearchAlertCounts,
  type SearchAlertReceipt,
  type SubscriptionLink,
  type TokenLink,
} from '@dealership/contracts';
import { api, type BodyOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Query, Redirect } from '@nestjs/common';
import { tokenOf } from '../newsletter/one-click.js';
import { SearchAlertsService } from './search-alerts.service.js';

@Controller()
export class SearchAlertsController {
  constructor(private readonly alerts: SearchAlertsService) {}

  @Route(api.requestSearchAlert)
  request(@Body() form: SearchAlert, @Context() context: RequestContext): Promise<SearchAlertReceipt> {
    return this.alerts.request(form, context);
  }

  @Route(api.checkSearchAlertConfirmation)
  checkConfirmation(@Query() { token }: TokenLink): Promise<SubscriptionLink> {
    return this.alerts.checkConfirmation(token);
  }

  @Route(api.confirmSearchAlert)
  confirm(@Body() { token }: TokenLink): Promise<SearchAlertReceipt> {
    return this.alerts.confirm(token);
  }

  @Route(api.endSearchAlert)
  end(
    @Query() query?: QueryOf<typeof api.endSearchAlert>,
    @Body() body?: BodyOf<typeof api.endSearchAlert>,
  ): Promise<SearchAlertReceipt> {
    return this.alerts.end(tokenOf(query, body));
  }

  @Route(api.checkEndAlertLink)
  checkEndLink(@Query() { token }: TokenLink): Promise<SubscriptionLink> {
    return this.alerts.checkEndLink(token);
  }

  /** The List-Unsubscribe URL, opened in a browser by mail clients without one-click support. */
  @Route(api.openEndAlertPage)
  @Redirect(ALERT_PAGES.end, 303)
  openEndPage(@Query() { token }: TokenLink): { url: string } {
    return { url: `${ALERT_PAGES.end}?${new URLSearchParams({ token })}` };
  }

  @Route(api.listSearchAlerts)
  list(): Promise<SearchAlertCounts> {
    return this.alerts.counts();
  }
}
