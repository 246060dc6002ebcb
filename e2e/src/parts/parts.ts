/** Ends parts of the site, as failures do, wherever they run. */
export interface Parts {
  /** Ends a part as a crash would; the site starts it again by itself. */
  crash: (part: string) => Promise<void>;
  /** Ends a part and keeps it down until the returned function is called, which waits until it is back. */
  takeDown: (part: string) => Promise<() => Promise<void>>;
  /** Stops a part in its tracks, until the returned function is called: it takes connections and never answers. */
  freeze: (part: string) => Promise<() => Promise<void>>;
  isRunning: (part: string) => Promise<boolean>;
}
