import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointRoute } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { processes } from '@dealership/topology';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { type ComposeService, readCompose } from './compose-file.ts';
import { root } from './support/root.ts';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

interface Panel {
  id: number;
  title: string;
  targets?: { expr: string }[];
}

/** Metrics of Prometheus itself, of prom-client and of node-exporter. */
const OTHERS = /^(up|process_resident_memory_bytes|nodejs_eventloop_lag_p99_seconds|node_filesystem_(avail|size)_bytes)$/;

/** Names that the parts' sources give their metrics. */
const OWN = new Set(
  sourcesIn('svc-catalog', 'svc-inquiries', 'svc-content', 'svc-payments', 'svc-accounts', 'gateway', 'packages').flatMap(
    (text) =>
      /[Mm]etrics/.test(text) ? [...text.matchAll(/\bname: '([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => String(name)) : [],
  ),
);

/** A histogram is queried by the names of its series. */
const isReported = (name: string): boolean => OTHERS.test(name) || OWN.has(name.replace(/_(count|bucket|sum)$/, ''));

function sourcesIn(...places: string[]): string[] {
  const files = places.flatMap((place) =>
    globSync(`${place}/**/src/**/*.ts`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8'));
}

const read = (file: string) => readFileSync(join(root, 'infra/observe', file), 'utf8');
const rules: Rule[] = parse(read('alerts.yml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);
const panels: Panel[] = JSON.parse(read('grafana/dashboards/dealership.json')).panels;
const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];

/** Names of series: before a brace or a range, or alone. */
const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/"[^"]*"|\{[^}]*\}|\b(by|without) \([^)]*\)|\b(and|or|unless|offset)\b/g, '')
      .matchAll(/[a-z_][a-z0-9_]{1,}(?!\w*\s*\()/gi),
  ].map(([name]) => name);

describe('the alerts', () => {
  it('cover everything the site monitors', () => {
    const names = rules.map(({ alert }) => alert);
    const watched = [
      'GatewayErrors',
      'GatewayIsSlow',
      'OutboxWaits',
      'MailsFailed',
      'ReceivedMailWaits',
      'SignInsRefused',
      'QueueIsDeep',
      'WebhooksLag',
      'DiskIsNearlyFull',
    ];
    expect(names).toEqual(expect.arrayContaining(watched));
  });

  it('each have a duration, a severity and an entry in docs/operations.md', () => {
    const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const rule of rules) {
      expect(rule).toMatchObject({ for: expect.stringMatching(/^\d+[mh]$/), annotations: { summary: expect.any(String) } });
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect([rule.alert, guide.includes(`\`${rule.alert}\``)]).toEqual([rule.alert, true]);
    }
  });
});

it('the alert about forms watches every form of visitors', () => {
  const { expr } = rules.find(({ alert }) => alert === 'FormsFail') as Rule;
  const watched = [...expr.matchAll(/route=~"([^"]+)"/g)].map(([, pattern]) => new RegExp(`^${pattern}$`));
  expect(watched).toHaveLength(2);
  const forms = Object.values(api).filter(({ rate }: EndpointRoute) => rate === 'form');
  const missed = forms.flatMap(({ path }) => (watched.every((pattern) => pattern.test(path)) ? [] : [path]));
  expect(missed).toEqual(['/api/staff-password/link', '/api/staff-password']);
});

describe('alerts and dashboard', () => {
  it('query only metrics that some process reports', () => {
    const unknown = expressions.flatMap(metricsIn).filter((name) => !isReported(name) && !/^(\d|[smhd]$)/.test(name));
    expect(unknown).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows every metric that an alert watches', () => {
    const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))));
    expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has panels with unique ids', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe('Prometheus', () => {
  it('scrapes every process of the topology on its METRICS_PORT in docker-compose.yml', () => {
    const { services } = readCompose();
    const measured = processes.filter(({ simulated }) => !simulated).map(({ name }) => name);
    const { environment, command } = services.prometheus as ComposeService;
    expect(String(environment?.PARTS).split(' ').sort()).toEqual(measured.sort());
    for (const name of measured)
      expect([name, command?.[0]]).toEqual([name, expect.stringContaining(`$part:${services[name]?.environment?.METRICS_PORT}`)]);
  });

  it('reads the list of parts written by its container', () => {
    const [parts] = parse(read('prometheus.yml')).scrape_configs;
    const [file] = parts.file_sd_configs[0].files;
    expect(readCompose().services.prometheus?.command?.[0]).toContain(`> ${file};`);
  });
});
