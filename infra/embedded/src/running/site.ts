import { join } from 'node:path';
import { startPostgres } from '@dealership/embedded-postgres';
import { declaredPorts, POSTGRES_PORT, type PortDeclaration, type SiteProcess } from '@dealership/topology';
import { buildWorkspaces } from '../building/build-workspaces.ts';
import { seconds, type Terminal } from '../terminal.ts';
import { postgresFolder, prepareDataDir, stopOrphans } from './environment/data-dir.ts';
import { loadDemoData, migrateDatabases, provisionDatabases } from './environment/databases.ts';
import { argumentsOf, commonEnv, environmentOf, type SiteSettings } from './environment/environment.ts';
import { checkPorts, readPorts } from './environment/ports.ts';
import { RunFolder } from './environment/run-folder.ts';
import { Secrets } from './environment/secrets.ts';
import { Parts } from './parts.ts';
import { waitUntilHealthy } from './supervision/health.ts';
import { runInOrder } from './supervision/run-in-order.ts';
import { startWatching } from './watch-mode.ts';

export interface SiteOptions {
  /** Absolute path of the repository. */
  root: string;
  dataDir: string;
  processes: SiteProcess[];
  env: NodeJS.ProcessEnv;
  watch?: boolean;
  terminal: Terminal;
}

const SERIOUS = /\b(WARNING|FATAL|PANIC):/;

/** The whole site on this machine: builds, starts, supervises and stops it. */
export class Site {
  readonly #options: SiteOptions;
  readonly #runFolder: RunFolder;
  readonly #stopping = new AbortController();
  #starting: Promise<SiteSettings> | undefined;
  readonly #parts: Parts;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#runFolder = new RunFolder(options.dataDir);
    this.#parts = new Parts(this.#runFolder, options.terminal, this.#stopping.signal);
  }

  /** Resolves when every process is ready. After a failure `stop` is still required. */
  start(): Promise<SiteSettings> {
    this.#starting = this.#start();
    return this.#starting;
  }

  /** Stops everything in reverse start order. May be called at any time, also during the start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled([this.#starting]);
    await this.#parts.stop();
    await this.#runFolder.release();
  }

  async #start(): Promise<SiteSettings> {
    const { root, dataDir, processes, env, watch = false, terminal } = this.#options;
    const declarations = declaredPorts(processes);
    const ports = readPorts(declarations, env);
    await prepareDataDir(dataDir);
    await this.#takeOver(declarations, ports);
    const settings = { root, dataDir, env, ports, secrets: new Secrets(dataDir), processes, watch };
    const report = (name: string, note: string) => terminal.done(name, note);
    terminal.heading('Building');
    const { unchanged } = await buildWorkspaces({ root, env: commonEnv(settings), report, signal: this.#stopping.signal });
    if (unchanged) report('unchanged', `${unchanged} workspaces`);
    terminal.heading('Database');
    await this.#startDatabase(settings);
    terminal.heading('Starting');
    await runInOrder(processes, (process) => this.#startProcess(process, settings));
    if (watch) await startWatching({ settings, parts: this.#parts, terminal, signal: this.#stopping.signal });
    return settings;
  }

  async #takeOver(declarations: PortDeclaration[], ports: Record<string, number>): Promise<void> {
    const { root, dataDir, terminal } = this.#options;
    await this.#runFolder.claim();
    const orphans = await stopOrphans(this.#runFolder, root, dataDir);
    if (orphans.length) terminal.done('cleaned up', `still running from before: ${orphans.join(', ')}`);
    await checkPorts(declarations, ports);
  }

  async #startDatabase(settings: SiteSettings): Promise<void> {
    const { terminal } = this.#options;
    const { signal } = this.#stopping;
    const report = (name: string, note: string) => terminal.done(name, note);
    const started = Date.now();
    const port = settings.ports[POSTGRES_PORT.variable] ?? POSTGRES_PORT.default;
    const password = settings.secrets.get('postgres');
    const log = (line: string) => !signal.aborted && SERIOUS.test(line) && terminal.from('postgres', line);
    let url = '';
    await this.#parts.supervise('postgres', async () => {
      const server = await startPostgres({ dataDir: postgresFolder(settings.dataDir), port, password, log });
      url = server.url;
      return server;
    });
    await provisionDatabases(settings, url);
    report('postgres', `port ${port}, ${seconds(started)}`);
    await migrateDatabases({ settings, signal, report });
    if (settings.env.DEMO_DATA !== 'none') await loadDemoData({ settings, signal, report });
  }

  async #startProcess(process: SiteProcess, settings: SiteSettings): Promise<void> {
    const started = Date.now();
    const program = globalThis.process.execPath;
    const args = [join(settings.root, process.entry), ...argumentsOf(process, settings)];
    const part = await this.#parts.superviseCommand(process.name, {
      program,
      args,
      cwd: settings.root,
      env: environmentOf(process, settings),
    });
    const url = `http://127.0.0.1:${settings.ports[process.port.variable]}${process.health ?? '/health/ready'}`;
    await waitUntilHealthy(part, url, this.#stopping.signal);
    this.#options.terminal.done(process.name, `ready, ${seconds(started)}`);
  }
}
