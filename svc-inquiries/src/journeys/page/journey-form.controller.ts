import { type JourneyForm, type JourneyOutcome, journeyMessageText, journeyPath } from '@dealership/contracts';
import { api, type ParamsOf } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Context, type RequestContext, Route, uuidOfKey } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param, Redirect, UseInterceptors } from '@nestjs/common';
import { JourneyLinksService } from '../links/journey-links.service.js';
import { NoStore } from '../no-store.interceptor.js';
import { JourneyPageService } from './journey-page.service.js';

/** Maximum length of a text in a URL; servers refuse longer URLs. */
const MAX_QUERY_LENGTH = 8_000;

const UNAVAILABLE_CODES = ['JOURNEY_LINK_REVOKED', 'JOURNEY_LINK_EXPIRED', 'JOURNEY_NOT_FOUND'];

const ABOVE_THE_FORM: JourneyOutcome[] = ['sent', 'empty', 'tooLong'];

/** The page's URL with the outcome of a form and any unsent text. */
function page(token: string, outcome: JourneyOutcome, unsent = ''): { url: string } {
  const returned = encodeURIComponent(unsent).length <= MAX_QUERY_LENGTH ? unsent : '';
  const query = new URLSearchParams({ outcome, ...(returned && { text: returned }) });
  return { url: `${journeyPath(encodeURIComponent(token))}?${query}${ABOVE_THE_FORM.includes(outcome) ? '#journey-write' : ''}` };
}

/** Without scripts the page has no random key, so the key is derived from the text and the message above it. */
const keyOf = (token: string, { after = '', text = '' }: JourneyForm): string => uuidOfKey(JSON.stringify([token, after, text]));

/** The page's forms, as browsers without scripts submit them: the response redirects to the page. */
@Controller()
@UseInterceptors(NoStore)
export class JourneyFormController {
  constructor(
    private readonly page: JourneyPageService,
    private readonly links: JourneyLinksService,
  ) {}

  @Route(api.postJourneyForm)
  @Redirect('/', 303)
  async write(
    @Param() { token }: ParamsOf<typeof api.postJourneyForm>,
    @Body() form: JourneyForm,
    @Context() context: RequestContext,
  ): Promise<{ url: string }> {
    const { text = '' } = form;
    if (!text) return page(token, 'empty');
    if (!journeyMessageText.safeParse({ text }).success) return page(token, 'tooLong', text);
    try {
      await this.page.write(token, text, { ...context, idempotencyKey: keyOf(token, form) });
      return page(token, 'sent');
    } catch (error) {
      if (error instanceof AppError && UNAVAILABLE_CODES.includes(error.code)) return page(token, 'gone', text);
      throw error;
    }
  }

  @Route(api.postJourneyRenewal)
  @Redirect('/', 303)
  async renew(
    @Param() { token }: ParamsOf<typeof api.postJourneyRenewal>,
    @Context() { requestId }: RequestContext,
  ): Promise<{ url: string }> {
    await this.links.renew(token, requestId);
    return page(token, 'asked');
  }
}
