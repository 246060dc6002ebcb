/** A database and its pictures, to back up or to restore into. */
export interface Deployment {
  /** Of the superuser. */
  url: string;
  /** Undefined where the pictures lie in a bucket. */
  mediaDir: string | undefined;
  backupDir: string;
  /** Makes schemas and roles and brings them up to date. */
  prepare(): Promise<void>;
  /** Called once the rows are back. */
  restored(): Promise<void>;
  close(): Promise<void>;
}
