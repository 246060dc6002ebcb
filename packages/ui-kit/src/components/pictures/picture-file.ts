/** A picture of a page, not of the stock: the result of `import file from './picture.webp?picture'`. */
export interface PictureFile {
  /** The file itself, for browsers without AVIF. */
  src: string;
  /** AVIF files of several widths, as in `srcset`. */
  avif: string;
  /** In pixels. */
  width: number;
  height: number;
}
