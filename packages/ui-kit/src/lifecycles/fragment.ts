import type { Language } from '@dealership/contracts';
import type { PageHeadProps } from '../head/page-head-props.js';
import type { HydrateWhen } from '../hydration/strategies.js';

/** A file of code, and the hash of its bytes: the browser runs no other bytes. */
export interface CodeFile {
  href: string;
  integrity: string;
}

/** The files of a remote for one language: what a document must load to hydrate what the remote rendered. */
export interface RemoteFiles {
  name: string;
  /** The federation entry, with its content hash in the name. */
  entry: CodeFile;
  scripts: CodeFile[];
  /** The file that has the hashes of all scripts of the remote. */
  table: CodeFile;
  styles: string[];
}

/** Answer of `GET /fragment?url=&lang=` and `GET /section?name=&lang=`: a rendered page or section of a remote. */
export interface Fragment {
  status: number;
  /** Set when the page has moved. */
  location?: string;
  head?: PageHeadProps;
  html: string;
  /** The data it was rendered with, for the browser to start from. */
  state: unknown;
  /** Shared files of the shell that the page will ask for. */
  shared: string[];
  hydrate?: HydrateWhen;
  /** Its address belongs to one visitor. */
  personal?: true;
  /** Data of it was unavailable. */
  incomplete?: true;
  remote: RemoteFiles;
}

export interface FragmentRequest {
  url: string;
  language: Language;
}
