import { createHash } from 'node:crypto';
import { documentAddress, MEDIA_FORMATS, type MediaFormat, mediaAddress, storedWidths } from '@dealership/contracts';
import sharp, { type Sharp } from 'sharp';
import { encodingQueue } from './encoding-queue.js';
import { type MediaFiles, PDF_TYPE } from './files/media-files.js';
import { type MediaSettings, openMediaFiles } from './media-settings.js';

// Quality chosen by eye on the dark studio pictures. AVIF effort 1 takes less than a third of the time of effort 3 at
// quality 52, for the same picture (0.3 dB) and 12 % more bytes; WebP effort 2 takes half the default's time, for 5 %
// more bytes.
export const ENCODERS: Record<MediaFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 54, effort: 1 }),
  webp: (image) => image.webp({ quality: 77, effort: 2 }),
};

export const MAX_PIXELS = 50_000_000;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Pictures, each in several widths and formats, and documents, all named by content hash and immutable. */
export class MediaStore {
  constructor(
    readonly files: MediaFiles,
    private readonly queue = encodingQueue,
  ) {}

  /**
   * Stores a picture in every width and format, without metadata. Identical bytes are one picture.
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
    // Decoded once for all encoders.
    const { data, info } = await image.resize({ width: largest }).raw().toBuffer({ resolveWithObject: true });
    const decoded = sharp(data, { raw: info });
    for (const width of widths) for (const format of MEDIA_FORMATS) await this.write(decoded, id, width, format);
    return mediaAddress(id, largest, 'webp');
  }

  private async write(image: Sharp, id: string, width: number, format: MediaFormat): Promise<void> {
    const key = `${id}/${width}.${format}`;
    if (await this.files.renew(key)) return;
    await this.files.write(key, await ENCODERS[format](image.clone().resize({ width })).toBuffer(), `image/${format}`);
  }
}

/** The media store of these settings. */
export const openMediaStore = async (settings: MediaSettings): Promise<MediaStore> =>
  new MediaStore(await openMediaFiles(settings));
