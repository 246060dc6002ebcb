/** A change of the status of a list's entry. */
export interface StatusChange {
  id: number;
  from: string;
  to: string;
  requestId: string;
  /** Test drives that the showroom takes at once; absent where none can become due again. */
  bays?: number;
}
