import { STANDARD_ADMIN_PASSWORD } from '@dealership/topology';
import { seconds, Terminal } from '../terminal.ts';
import { reportFailure } from '../user-error.ts';
import { publicUrl, type SiteSettings } from './environment/environment.ts';
import { Site, type SiteOptions } from './site.ts';

/** npm and the terminal both forward one Ctrl-C, so a second one counts only after this time. */
const SAME_KEYPRESS_MS = 1_000;

function adminPasswordNote({ ADMIN_PASSWORD_HASH, ADMIN_PASSWORD }: NodeJS.ProcessEnv): string {
  if (ADMIN_PASSWORD_HASH) return 'the one of your ADMIN_PASSWORD_HASH';
  return ADMIN_PASSWORD ? 'your ADMIN_PASSWORD' : STANDARD_ADMIN_PASSWORD;
}

function showSummary(terminal: Terminal, settings: SiteSettings, started: number): void {
  const { env, ports, dataDir } = settings;
  const site = publicUrl(settings);
  const mailbox = ports.MAIL_WEB_PORT;
  terminal.table([
    ['Site', site],
    ['Admin', `${site}/admin   password: ${adminPasswordNote(env)}`],
    ...(mailbox ? [['Mailbox', `http://localhost:${mailbox}`] satisfies [string, string]] : []),
    ['Data', dataDir],
    ['Ready in', `${seconds(started)}. Ctrl-C stops everything.`],
  ]);
}

/** Resolves at the first stop request; a second one exits at once (exit handlers kill every part). */
function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const onSignal = () => {
      if (first && Date.now() - first > SAME_KEYPRESS_MS) process.exit(130);
      first ||= Date.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    // The reader of our output has closed it, e.g. `npm start | head`.
    process.stdout.on('error', () => resolve());
  });
}

/** Starts the site and runs until stopped. Returns the exit code. */
export async function runSite(options: Omit<SiteOptions, 'terminal'>): Promise<number> {
  const terminal = new Terminal();
  const site = new Site({ ...options, terminal });
  const started = Date.now();
  const stopRequested = untilAskedToStop().then(() => console.log('\nStopping …'));
  try {
    const starting = site.start().then((settings) => {
      showSummary(terminal, settings, started);
      return import('./collect-when-idle.mjs');
    });
    await Promise.race([starting, stopRequested]);
    await stopRequested;
    await site.stop();
    return 0;
  } catch (error) {
    const code = reportFailure(error);
    await site.stop();
    return code;
  }
}
