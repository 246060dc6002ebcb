import type { CalendarLink, NewCalendarLink } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CalendarFeedService } from './calendar-feed.service.js';
import { CalendarLinksService } from './calendar-links.service.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
};

@Controller()
export class CalendarController {
  constructor(
    private readonly links: CalendarLinksService,
    private readonly feed: CalendarFeedService,
  ) {}

  @Route(api.getCalendarLink)
  get(@CurrentStaff() staff: CurrentStaff): Promise<CalendarLink> {
    return this.links.get(staff);
  }

  @Route(api.createCalendarLink)
  create(@CurrentStaff() staff: CurrentStaff): Promise<NewCalendarLink> {
    return this.links.create(staff);
  }

  @Route(api.removeCalendarLink)
  remove(@CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.links.remove(staff);
  }

  @Route(api.getCalendarFeed)
  async read(
    @Param('secret') secret: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    await this.links.check(secret);
    const { text, tag } = await this.feed.read();
    reply.headers({ ...HEADERS, etag: tag });
    if (known !== tag) return text;
    reply.status(304);
    return undefined;
  }
}
