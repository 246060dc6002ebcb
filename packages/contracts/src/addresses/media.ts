/** Widths in pixels in which every stored picture is kept. */
export const MEDIA_WIDTHS = [480, 800, 1200, 1600] as const;

/** A picture in our own media store, as encoded in its address. Sizes in pixels. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

// Earlier releases also stored AVIF. Rows, feeds and saved pages may have such addresses.
const ADDRESS = /^\/media\/([0-9a-f]{32}-(\d{1,5})x(\d{1,5}))\/\d+\.(?:avif|webp)$/;

/**
 * Available widths of a picture that is `width` pixels wide: the standard ones below it and its own, at most the
 * largest.
 */
export const storedWidths = (width: number): number[] => {
  const largest = Math.min(width, MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] as number);
  return [...MEDIA_WIDTHS.filter((standard) => standard < largest), largest];
};

export const mediaAddress = (id: string, width: number): string => `/media/${id}/${width}.webp`;

/** Parses a media address; `null` for any other picture address. */
export function readMediaAddress(address: string): StoredPicture | null {
  const match = ADDRESS.exec(address);
  return match?.[1] ? { id: match[1], width: Number(match[2]), height: Number(match[3]) } : null;
}

const DOCUMENT = /^\/media\/([0-9a-f]{32}-pdf)\/document\.pdf$/;

/** The address of a document (PDF) of the media store. */
export const documentAddress = (id: string): string => `/media/${id}/document.pdf`;

export const isDocumentAddress = (address: string): boolean => DOCUMENT.test(address);
