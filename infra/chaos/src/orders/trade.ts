/** Activity besides the inquiries. */
export interface Trade {
  paid: number;
  /** Notices that the staff has published. */
  notices: number;
  /** Stock files that the staff has imported. */
  files: number;
  /** Notices that mixed versions across languages. */
  torn: string[];
}

export const newTrade = (): Trade => ({ paid: 0, notices: 0, files: 0, torn: [] });
