import {
  ALERT_PAGES,
  type ConfirmationLink,
  type SearchAlert,
  type SearchAlertCounts,
  type SearchAlertReceipt,
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
  check(@Query() { token }: TokenLink): Promise<ConfirmationLink> {
    return this.alerts.check(token);
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
