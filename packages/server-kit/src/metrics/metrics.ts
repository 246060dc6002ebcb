import { withTimeout } from '@dealership/contracts';
import { Counter, type CounterConfiguration, Gauge, Histogram, type HistogramConfiguration, Registry } from 'prom-client';
import type { Log } from '../log/log.js';
import { OutageLog } from '../log/outage-log.js';
import type { FinishedRequest } from '../request-log/watch-requests.js';

const READ_TIMEOUT_MS = 3000;

/** Seconds: from cached reads to the gateway's time-out. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10];

/** A metric read on each scrape. */
export interface Reading {
  name: string;
  help: string;
  /** The label of `read`'s entries. */
  label?: string;
  /** One number, or one per label value; undefined if unknown. */
  read(): Promise<number | Record<string, number> | undefined> | number | undefined;
}

/** The metrics of one process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly log: Log;
  private readonly requests = this.histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of the answers, by the template of their route',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATIONS,
  });

  constructor(log: Log) {
    this.log = log;
  }

  observeRequest({ request, reply, status, milliseconds }: FinishedRequest): void {
    // The length of a stream says nothing about response times.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    this.observe(request.routeOptions.url, request.method, status, milliseconds);
  }

  /** `route`: a template like `/api/vehicles/:id`, never a path; undefined without a matching route. */
  observe(route: string | undefined, method = '', status = 0, milliseconds = 0): void {
    this.requests.observe({ route: route ?? 'none', method, status }, milliseconds / 1000);
  }

  histogram<Label extends string>(settings: HistogramConfiguration<Label>): Histogram<Label> {
    return new Histogram({ ...settings, registers: [this.registry] });
  }

  counter<Label extends string>(settings: CounterConfiguration<Label>): Counter<Label> {
    return new Counter({ ...settings, registers: [this.registry] });
  }

  /** An unreadable metric is skipped and logged once; the others are still served. */
  watch({ name, help, label, read }: Reading): void {
    const outage = new OutageLog(this.log, `metric ${name}`);
    const collect = async (gauge: Gauge): Promise<void> => {
      gauge.reset();
      if (!label) gauge.remove();
      try {
        const value = await withTimeout(Promise.resolve(read()), READ_TIMEOUT_MS, `${name} was not read`);
        outage.recovered();
        if (typeof value === 'number') gauge.set(value);
        else for (const [part, number] of Object.entries(value ?? {})) gauge.set({ [label ?? '']: part }, number);
      } catch (error) {
        outage.failed(error);
      }
    };
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.registry],
      collect: () => collect(gauge),
    });
  }
}
