import { FAULT_MODES, type FaultMode } from './fault-proxy.ts';
import { dependencies } from './ports.ts';
import type { READS, Write } from './probes.ts';

export type Fault = FaultMode | 'disk full';

type Read = keyof typeof READS;

/** What an unavailable dependency may cost. Everything else must work as usual. */
interface Design {
  /** Reads that may fail with 503 or 504, or with a page that says what is missing. */
  reads?: Read[];
  /** Writes refused with 503 and Retry-After. */
  writes?: Write[];
  /** Parts whose readiness fails. */
  red?: string[];
  /** Has a disk: writes refused when it is full. */
  disk?: Write[];
}

const SERVICES = ['svc-accounts', 'svc-catalog', 'svc-inquiries', 'svc-content', 'svc-payments'];

const DESIGN: Record<string, Design> = {
  postgres: {
    reads: ['home', 'inventory', 'services', 'blog', 'search', 'posts', 'plans', 'picture', 'staff'],
    writes: ['message', 'order', 'upload', 'sign-in'],
    red: [...SERVICES, 'notifier'],
    // A sign-in that cannot be audited is logged.
    disk: ['message', 'order', 'upload'],
  },
  // The outbox bridges the gap; admin and metrics show the backlog.
  queue: { disk: [] },
  mail: { disk: [] },
  stripe: { writes: ['order'] },
  media: { reads: ['picture'], writes: ['upload'], disk: ['upload'] },
  // Existing sessions continue.
  'svc-accounts': { reads: ['staff'], writes: ['sign-in'] },
  'svc-catalog': { reads: ['home', 'inventory', 'search'] },
  'svc-inquiries': { writes: ['message'] },
  'svc-content': { reads: ['home', 'blog', 'posts', 'picture'], writes: ['upload'] },
  'svc-payments': { reads: ['services', 'plans'], writes: ['order'] },
  'mf-catalog': { reads: ['home', 'inventory'] },
  'mf-services': { reads: ['services'] },
  'mf-blog': { reads: ['home', 'blog'] },
  'mf-admin': { reads: ['admin'] },
  shell: { reads: ['home', 'about', 'inventory', 'services', 'blog', 'admin'] },
};

export interface Cell {
  dependency: string;
  fault: Fault;
  design: Required<Omit<Design, 'disk'>>;
}

const designOf = (dependency: string, fault: Fault): Cell['design'] => {
  const { reads = [], writes = [], red = [], disk = [] } = DESIGN[dependency] ?? {};
  // Delayed answers still count, and a full disk can still be read.
  if (fault === 'slow') return { reads, writes: [], red: [] };
  return fault === 'disk full' ? { reads: [], writes: disk, red: [] } : { reads, writes, red };
};

export const cells: Cell[] = dependencies.flatMap(({ name }) => {
  const faults: Fault[] = [...FAULT_MODES, ...(DESIGN[name]?.disk ? (['disk full'] as const) : [])];
  return faults.map((fault) => ({ dependency: name, fault, design: designOf(name, fault) }));
});
