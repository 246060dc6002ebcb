import { spawnSync } from 'node:child_process';

// Usage: npm run audit [-- --omit=dev]. Exits with 0 without known vulnerabilities, 1 with some, 69 if no registry
// could be queried.
const UNAVAILABLE = 69;

const npm = (...more: string[]) =>
  spawnSync('npm', ['audit', ...process.argv.slice(2), ...more], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', more.length ? 'pipe' : 'inherit', more.length ? 'pipe' : 'inherit'],
  });

/** Without the endpoint npm exits as if it had found something. */
function whyNot(): string | undefined {
  const { stdout } = npm('--json');
  try {
    const report = JSON.parse(stdout);
    return report.auditReportVersion ? undefined : (report.message ?? report.error?.summary ?? 'no report');
  } catch {
    return 'no answer';
  }
}

const reason = whyNot();
if (reason === undefined) process.exit(npm().status ?? UNAVAILABLE);
process.stderr.write(`Nothing was checked: the registry that npm uses here answers no audits (${reason}).
Ask another one (npm run audit -- --registry=<address>), or give the list of npm run sbom to a scanner.
`);
process.exit(UNAVAILABLE);
