export interface ImageTiming {
  /** The page's first picture: fetched at once and first. */
  first?: boolean;
}

/** When a browser fetches and decodes an image. */
export const imageTiming = ({ first = false }: ImageTiming) =>
  ({
    decoding: first ? 'sync' : 'async',
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : 'auto',
  }) as const;
