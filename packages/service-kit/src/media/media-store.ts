import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MEDIA_FORMATS, type MediaFormat, mediaAddress, storedWidths } from '@dealership/contracts';
import sharp, { type Sharp } from 'sharp';

// Quality by eye on the dark studio pictures. AVIF's effort 1 takes less than a third of the time of effort 3 with quality 52, for
// the same picture (0.3 dB) and 12 % more bytes; WebP's effort 2 half of the default's, for 5 % more bytes.
const ENCODERS: Record<MediaFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 54, effort: 1 }),
  webp: (image) => image.webp({ quality: 77, effort: 2 }),
};

const MAX_PIXELS = 50_000_000;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Pictures on a local folder, named by their content: `<dir>/<id>/<width>.<format>`, never changed once written. */
export class MediaStore {
  constructor(private readonly dir: string) {}

  /**
   * Stores a picture in every width and format, without its metadata. The same bytes twice are one picture.
   * @param bytes a JPEG, PNG, WebP or AVIF file
   * @returns its address in the largest width, as the rows keep it
   */
  async put(bytes: Buffer): Promise<string> {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    const { autoOrient: size } = await image.metadata();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const id = `${hash}-${size.width}x${size.height}`;
    const widths = storedWidths(size.width);
    const largest = Math.max(...widths);
    // Decoded once: each of the encoders would do it again.
    const { data, info } = await image.resize({ width: largest }).raw().toBuffer({ resolveWithObject: true });
    const decoded = sharp(data, { raw: info });
    for (const width of widths) for (const format of MEDIA_FORMATS) await this.write(decoded, id, width, format);
    return mediaAddress(id, largest, 'webp');
  }

  private async write(image: Sharp, id: string, width: number, format: MediaFormat): Promise<void> {
    const file = join(this.dir, id, `${width}.${format}`);
    if (await exists(file)) return;
    const encoded = await ENCODERS[format](image.clone().resize({ width })).toBuffer();
    await mkdir(dirname(file), { recursive: true });
    // Two callers may store the same picture at the same moment.
    const part = `${file}.${randomUUID()}.part`;
    try {
      await writeFile(part, encoded);
      await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
  }
}
