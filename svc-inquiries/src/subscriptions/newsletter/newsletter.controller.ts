import {
  NEWSLETTER_PAGES,
  type NewsletterReceipt,
  type NewsletterSubscription,
  type SubscriptionLink,
  type TokenLink,
} from '@dealership/contracts';
import { api, type BodyOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Query, Redirect } from '@nestjs/common';
import { NewsletterService } from './newsletter.service.js';
import { tokenOf } from './one-click.js';

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Route(api.subscribeToNewsletter)
  subscribe(@Body() form: NewsletterSubscription, @Context() context: RequestContext): Promise<NewsletterReceipt> {
    return this.newsletter.subscribe(form, context);
  }

  @Route(api.checkNewsletterConfirmation)
  checkConfirmation(@Query() { token }: TokenLink): Promise<SubscriptionLink> {
    return this.newsletter.checkConfirmation(token);
  }

  @Route(api.confirmNewsletter)
  confirm(@Body() { token }: TokenLink, @Context() context: RequestContext): Promise<NewsletterReceipt> {
    return this.newsletter.confirm(token, context);
  }

  @Route(api.unsubscribeFromNewsletter)
  unsubscribe(
    @Query() query?: QueryOf<typeof api.unsubscribeFromNewsletter>,
    @Body() body?: BodyOf<typeof api.unsubscribeFromNewsletter>,
  ): Promise<NewsletterReceipt> {
    return this.newsletter.unsubscribe(tokenOf(query, body));
  }

  @Route(api.checkUnsubscribeLink)
  checkUnsubscribeLink(@Query() { token }: TokenLink): Promise<SubscriptionLink> {
    return this.newsletter.checkUnsubscribeLink(token);
  }

  /** The List-Unsubscribe URL, opened in a browser by mail clients without one-click support. */
  @Route(api.openUnsubscribePage)
  @Redirect(NEWSLETTER_PAGES.unsubscribe, 303)
  openUnsubscribePage(@Query() { token }: TokenLink): { url: string } {
    return { url: `${NEWSLETTER_PAGES.unsubscribe}?${new URLSearchParams({ token })}` };
  }
}
