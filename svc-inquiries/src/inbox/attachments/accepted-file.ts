import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENT_NAME } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { fileTypeFromBuffer } from 'file-type';

export interface NewFile {
  /** As the sender named it. */
  name: string;
  bytes: Buffer;
}

/** Control characters found in binary files or terminal escape sequences. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r]/u;

function isText(bytes: Buffer): boolean {
  try {
    return !NO_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  // A file that ends within its magic number has no known type.
  const known = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (known) return known.mime;
  return isText(bytes) ? 'text/plain' : undefined;
}

/** A one-line file name without folders or forbidden characters, ending in an extension of its type. */
function nameOf(given: string, endings: readonly [string, ...string[]]): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/["*:<>?|]/g, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [, stem, ending] = /^(.+)\.([^.\s]+)$/.exec(clean) ?? [];
  const fits = ending !== undefined && endings.includes(ending.toLowerCase());
  const base = [...((fits ? stem : clean) || 'file')].slice(0, MAX_ATTACHMENT_NAME - 10).join('');
  return `${base}.${fits ? ending.toLowerCase() : endings[0]}`;
}

/**
 * Name and type of an accepted attachment, determined by its bytes and not by what the sender claims.
 * @param largest bytes
 * @throws AppError ATTACHMENT_NOT_ACCEPTED or ATTACHMENT_TOO_LARGE
 */
export async function acceptedFile(
  { name, bytes }: NewFile,
  largest = MAX_ATTACHMENT_BYTES,
): Promise<{ name: string; type: string }> {
  if (bytes.length > largest) throw AppError.forField('ATTACHMENT_TOO_LARGE', 'file');
  const type = bytes.length > 0 ? await typeOf(bytes) : undefined;
  const endings = type === undefined ? undefined : ATTACHMENT_TYPES[type];
  if (type === undefined || !endings) throw AppError.forField('ATTACHMENT_NOT_ACCEPTED', 'file');
  return { name: nameOf(name, endings), type };
}
