import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CollectedSpan {
  /** Name of the process. */
  part: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'part' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const part = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, part, attributes: valuesOf(span.attributes) })));
  });

/** A trace collector: OTLP over HTTP in JSON, on a free port of 127.0.0.1. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') this.spans.push(...spansIn((await json(request)) as Export));
    response.setHeader('content-type', 'application/json').end('{}');
  });

  async start(): Promise<void> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
