/** What happened besides the inquiries. */
export interface Trade {
  paid: number;
  /** Notices that the desk has published. */
  notices: number;
  /** Stock files that the desk has imported. */
  files: number;
  /** Notices as visitors read them whose languages were not of one version. */
  torn: string[];
}

export const newTrade = (): Trade => ({ paid: 0, notices: 0, files: 0, torn: [] });
