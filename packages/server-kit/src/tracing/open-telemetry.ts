import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { getRPCMetadata, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { logExportOutages } from './log-export-outages.js';
import { removePersonalData } from './remove-personal-data.js';
import { TRACEPARENT_HEADER } from './traceparent.js';
import type { Tracer, TracingOptions } from './tracer.js';

const EXPORT_TIMEOUT_MS = 5000;
/** Time limit for an unavailable collector. */
const SHUTDOWN_TIMEOUT_MS = 2000;

const isProbe = ({ url = '' }: { url?: string | undefined }): boolean => url.startsWith('/health/') || url === '/metrics';

/** An image has only the libraries that its part uses. */
function isInstalled(name: string, { resolve }: NodeJS.Require): boolean {
  try {
    return resolve(name) !== '';
  } catch {
    return false;
  }
}

// A process's periodic work would create single-span traces.
function instrument(libraries: string[]): void {
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: isProbe, requireParentforOutgoingSpans: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      // Keys contain session ids and addresses.
      new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    ],
  });
  // They patch prototypes on import, so load order does not matter.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', ...libraries.filter((name) => isInstalled(name, require))]) require(name);
  syncBuiltinESMExports();
}

function traceparentOf(parent = context.active()): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(parent, carrier, defaultTextMapSetter);
  return carrier[TRACEPARENT_HEADER];
}

async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The log has the reason; error messages may name people.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Exports spans of HTTP, PostgreSQL, Redis and jobs, as OTLP over HTTP in JSON, with W3C Trace Context between
 * processes.
 */
export function openTelemetry(endpoint: string, { name, env, libraries = [], log }: TracingOptions): Tracer {
  const url = new URL('v1/traces', endpoint.replace(/\/*$/, '/')).href;
  const exporter = logExportOutages(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [removePersonalData, new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  instrument(libraries);
  const tracer = provider.getTracer('@dealership/server-kit');
  return {
    traceparent: () => traceparentOf(),
    nameRequest(route) {
      const request = getRPCMetadata(context.active());
      if (request) request.route = route;
    },
    consume(job, traceparent, work) {
      const parent = propagation.extract(ROOT_CONTEXT, { [TRACEPARENT_HEADER]: traceparent }, defaultTextMapGetter);
      const span = tracer.startSpan(job, { kind: SpanKind.CONSUMER }, parent);
      return context.with(trace.setSpan(parent, span), () => within(span, work));
    },
    async end() {
      await Promise.race([provider.shutdown(), delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
