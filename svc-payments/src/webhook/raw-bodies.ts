import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Config of a route whose handler gets the unparsed bytes of the body. */
export const RAW_BODY = { rawBody: true };

const JSON_TYPE = 'application/json';

/** Leaves the bodies of RAW_BODY routes unparsed; all others are parsed as before. */
@Injectable()
export class RawBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const parse = server.getDefaultJsonParser('error', 'error');
    server.removeContentTypeParser(JSON_TYPE);
    server.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
      const { rawBody } = request.routeOptions.config as Partial<typeof RAW_BODY>;
      if (rawBody) done(null, body);
      // Fastify's own parser takes text.
      else parse(request, body.toString('utf8'), done);
    });
  }
}
