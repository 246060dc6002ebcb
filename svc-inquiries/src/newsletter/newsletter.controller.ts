import {
  endpoints,
  NEWSLETTER_PAGES,
  type NewsletterLink,
  type NewsletterReceipt,
  type NewsletterSubscription,
  newsletterLink,
  newsletterSubscription,
} from '@dealership/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Redirect } from '@nestjs/common';
import { Context, type SubmissionContext } from '../submissions/submission-context.js';
import { NewsletterService } from './newsletter.service.js';
import { type LinkPart, linkPart, tokenOf } from './one-click.js';

@Controller()
export class NewsletterController {
  constructor(@Inject(NewsletterService) private readonly newsletter: NewsletterService) {}

  @Post(endpoints.subscribeToNewsletter.path)
  subscribe(
    @Body({ schema: newsletterSubscription }) form: NewsletterSubscription,
    @Context() context: SubmissionContext,
  ): Promise<NewsletterReceipt> {
    return this.newsletter.subscribe(form, context);
  }

  @Post(endpoints.confirmNewsletter.path)
  @HttpCode(200)
  confirm(@Body({ schema: newsletterLink }) { token }: NewsletterLink, @Context() context: SubmissionContext) {
    return this.newsletter.confirm(token, context);
  }

  @Post(endpoints.unsubscribeFromNewsletter.path)
  @HttpCode(200)
  unsubscribe(
    @Query({ schema: linkPart }) query: LinkPart,
    @Body({ schema: linkPart }) body: LinkPart,
  ): Promise<NewsletterReceipt> {
    return this.newsletter.unsubscribe(tokenOf(query, body));
  }

  /** The address of List-Unsubscribe, opened in a browser by a mail program that knows no one-click. */
  @Get(endpoints.openUnsubscribePage.path)
  @Redirect(NEWSLETTER_PAGES.unsubscribe, 303)
  openUnsubscribePage(@Query({ schema: newsletterLink }) { token }: NewsletterLink): { url: string } {
    return { url: `${NEWSLETTER_PAGES.unsubscribe}?${new URLSearchParams({ token })}` };
  }
}
