export interface PortDeclaration {
  /** The environment variable that changes it. */
  variable: string;
  default: number;
  /** Its purpose for people, e.g. 'the site'. */
  what: string;
}

/** What entries of the table below can read about the site being started. */
export interface SiteFacts {
  /** Address of another part, by its name. */
  url(name: string): string;
  /** Port by the variable that sets it. */
  port(variable: string): number;
  /** The value set by whoever starts the site, or the default. */
  setting(variable: string, standard: string): string;
  /** A generated secret, the same at every start. */
  secret(name: string): string;
  /** Connection URL of the database role of that schema. */
  databaseUrl(schema: string): string;
  mediaDir: string;
  /** Storage of the mail catcher. */
  mailDir: string;
  /** Storage of the Stripe simulator. */
  stripeFile: string;
}

export interface SiteProcess {
  name: string;
  /** JavaScript file to run, relative to the root. */
  entry: string;
  /** The HTTP port, passed as PORT. */
  port: PortDeclaration;
  otherPorts?: PortDeclaration[];
  args?: (site: SiteFacts) => string[];
  env?: (site: SiteFacts) => Record<string, string>;
  /** Path that answers 200 when it is ready; default `/health/ready`. */
  health?: string;
  /** Processes that must be ready before it starts. */
  after?: string[];
  /** Its own schema and role, passed as DATABASE_URL. Files are relative to the root and exit by themselves. */
  database?: { schema: string; extensions?: string[]; migrate?: string; seed?: string };
  /** A stand-in for an external service; not in production. */
  simulated?: true;
  /** Gets REDIS_URL if set, else QUEUE_DATABASE_URL. */
  queue?: boolean;
}
