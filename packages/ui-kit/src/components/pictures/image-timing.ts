export interface ImageTiming {
  /** The page's first picture: loaded eagerly with high priority. */
  first?: boolean;
}

/** Loading and decoding attributes of an image. */
export const imageTiming = ({ first = false }: ImageTiming) =>
  ({
    decoding: first ? 'sync' : 'async',
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : 'auto',
  }) as const;
