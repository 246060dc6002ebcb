/** Kills or freezes parts of the site, wherever they run. */
export interface Parts {
  /** Kills a part; the site restarts it. */
  crash: (part: string) => Promise<void>;
  /** Kills a part and keeps it down until the returned function is called, which waits for its recovery. */
  takeDown: (part: string) => Promise<() => Promise<void>>;
  /** Freezes a part until the returned function is called: it accepts connections but never responds. */
  freeze: (part: string) => Promise<() => Promise<void>>;
  isRunning: (part: string) => Promise<boolean>;
}
