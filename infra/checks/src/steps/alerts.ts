import { type Result, show, type TestRun, verdict } from '../running/step.ts';
import { findProgram } from './system.ts';

const CHECKS = [
  ['check', 'config', '--syntax-only', 'infra/observe/prometheus.yml'],
  ['check', 'rules', 'infra/observe/alerts.yml'],
  ['test', 'rules', 'infra/observe/alerts.test.yml'],
];

/** Runs promtool on the configuration and on the alerts' tests. */
export async function alerts(run: TestRun): Promise<Result> {
  const promtool = findProgram(['promtool'], run.env);
  if (!promtool) return { passed: 0, failed: 0, skipped: ["alerts: no promtool, which is in Debian's package prometheus"] };
  for (const check of CHECKS) if ((await show(promtool, check, run)) !== 0) return verdict(false);
  return verdict(true);
}
