/** A picture that belongs to a page, not to the stock: what `import file from './picture.webp?picture'` gives. */
export interface PictureFile {
  /** The file itself, for who takes no AVIF. */
  src: string;
  /** AVIF files of several widths, as in `srcset`. */
  avif: string;
  /** Pixels. */
  width: number;
  height: number;
}
