import type { PageHeadProps } from '../head/page-head-props.js';
import type { PageHydrate } from '../hydration/strategies.js';

/** A script file with its integrity hash. */
export interface CodeFile {
  href: string;
  integrity: string;
}

/** A remote's files for one language: what a document must load to hydrate its markup. */
export interface RemoteFiles {
  name: string;
  /** The federation entry, with its content hash in the name. */
  entry: CodeFile;
  scripts: CodeFile[];
  /** The file with the hashes of all scripts of the remote. */
  table: CodeFile;
  styles: string[];
}

/** Answer of `GET /fragment?url=&lang=` and `GET /section?name=&lang=`: a rendered page or section of a remote. */
export interface Fragment {
  status: number;
  /** Set for a redirect. */
  location?: string;
  head?: PageHeadProps;
  html: string;
  /** The data it was rendered with, for hydration. */
  state: unknown;
  /** Shared files of the shell that the page needs. */
  shared: string[];
  hydrate?: PageHydrate;
  /** Whether its URL is private to one visitor. */
  personal?: true;
  /** Whether some of its data was unavailable. */
  incomplete?: true;
  remote: RemoteFiles;
}
