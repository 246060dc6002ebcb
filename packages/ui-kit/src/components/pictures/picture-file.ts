/** A picture of a page, not of the stock: `import file from './picture.webp?picture'`, or one that staff have chosen. */
export interface PictureFile {
  src: string;
  /** Files of several widths in the format of `src`, as in `srcset`. */
  srcSet?: string;
  /** The same as AVIF. */
  avif?: string;
  /** In pixels. */
  width: number;
  height: number;
}
