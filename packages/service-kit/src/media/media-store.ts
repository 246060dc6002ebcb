import { createHash } from 'node:crypto';
import { documentAddress, mediaAddress, storedWidths } from '@dealership/contracts';
import sharp, { type Sharp } from 'sharp';
import { encodingQueue } from './encoding-queue.js';
import { type MediaFiles, PDF_TYPE } from './files/media-files.js';
import { type MediaOptions, openMediaFiles } from './media-options.js';

// For 13 of the demo pictures (bytes and PSNR of luma at 800 and 1600 px, processor time of all widths): 16.2 kB with
// 41.8 dB, 37.6 kB with 44.4 dB, 0.17 s. Why not AVIF: docs/decisions/005-first-paint.md.
export const toWebp = (image: Sharp): Sharp => image.webp({ quality: 72, effort: 2 });

export const MAX_PIXELS = 50_000_000;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const keyOf = (id: string, width: number): string => `${id}/${width}.webp`;

/** Pictures, each in several widths, and documents, all named by content hash and immutable. */
export class MediaStore {
  constructor(
    readonly files: MediaFiles,
    private readonly queue = encodingQueue,
  ) {}

  /**
   * Stores a picture in every width as WebP, without metadata. Identical bytes are one picture.
   * @param bytes a JPEG, PNG, GIF (first frame), WebP or AVIF file
   * @returns its address in the largest width, as stored in rows
   * @throws AppError PICTURES_BUSY if too many are waiting
   */
  async put(bytes: Buffer): Promise<string> {
    return this.queue.run(() => this.encode(bytes));
  }

  /**
   * Stores a document unchanged. Identical bytes are one document.
   * @param bytes a PDF file
   * @returns its address
   */
  async putDocument(bytes: Buffer): Promise<string> {
    const id = `${hashOf(bytes)}-pdf`;
    const key = `${id}/document.pdf`;
    if (!(await this.files.renew(key))) await this.files.write(key, bytes, PDF_TYPE);
    return documentAddress(id);
  }

  private async encode(bytes: Buffer): Promise<string> {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const { autoOrient: size } = await image.metadata();
    const id = `${hashOf(bytes)}-${size.width}x${size.height}`;
    const widths = storedWidths(size.width);
    const largest = Math.max(...widths);
    const missing: number[] = [];
    for (const width of widths) if (!(await this.files.renew(keyOf(id, width)))) missing.push(width);
    if (missing.length > 0) await this.write(image.resize({ width: largest }), id, missing);
    return mediaAddress(id, largest);
  }

  private async write(image: Sharp, id: string, widths: number[]): Promise<void> {
    // Decoded once for all widths.
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const decoded = sharp(data, { raw: info });
    for (const width of widths)
      await this.files.write(keyOf(id, width), await toWebp(decoded.clone().resize({ width })).toBuffer(), 'image/webp');
  }
}

/** The media store of these options. */
export const openMediaStore = async (options: MediaOptions): Promise<MediaStore> => new MediaStore(await openMediaFiles(options));
