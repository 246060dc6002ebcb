import type { JourneyMessage, JourneyMessageText, JourneyPage, JourneyRenewal } from '@dealership/contracts';
import { api, type ParamsOf } from '@dealership/contracts/api';
import { Context, type KeyedContext, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { JourneyLinksService } from '../links/journey-links.service.js';
import { NoStore } from '../no-store.interceptor.js';
import { JourneyPageService } from './journey-page.service.js';

/** Endpoints for holders of a link. */
@Controller()
@UseInterceptors(NoStore)
export class JourneyPageController {
  constructor(
    private readonly page: JourneyPageService,
    private readonly links: JourneyLinksService,
  ) {}

  @Route(api.getJourneyPage)
  read(@Param() { token }: ParamsOf<typeof api.getJourneyPage>): Promise<JourneyPage> {
    return this.page.read(token);
  }

  @Route(api.getJourneyPageFile)
  file(@Param() { token, id }: ParamsOf<typeof api.getJourneyPageFile>): Promise<StreamableFile> {
    return this.page.file(token, id);
  }

  @Route(api.sendJourneyMessage)
  write(
    @Param() { token }: ParamsOf<typeof api.sendJourneyMessage>,
    @Body() { text }: JourneyMessageText,
    @Context() context: KeyedContext,
  ): Promise<JourneyMessage> {
    return this.page.write(token, text, context);
  }

  @Route(api.renewJourneyLink)
  async renew(@Body() { token }: JourneyRenewal, @Context() { requestId }: RequestContext): Promise<{ accepted: true }> {
    await this.links.renew(token, requestId);
    return { accepted: true };
  }
}
