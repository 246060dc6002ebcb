/** A database and its pictures, for backup or restore. */
export interface Deployment {
  /** Of the superuser. */
  url: string;
  /** Undefined if the pictures are in a bucket. */
  mediaDir: string | undefined;
  backupDir: string;
  /** Creates roles and schemas and migrates them. */
  prepare(): Promise<void>;
  /** Called after the rows are restored. */
  restored(): Promise<void>;
  close(): Promise<void>;
}
