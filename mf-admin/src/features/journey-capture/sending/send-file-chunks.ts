import { endpointPath, JOURNEY_CHUNK_BYTES, type JourneyUploadState } from '@dealership/contracts';
import { beginJourneyUpload, sendJourneyUploadPart } from '@dealership/contracts/inquiries/journeys/endpoints';
import { call } from '@dealership/ui-kit/query';
import { sendBytes } from '../../../shared/form/pictures/upload-file.js';
import type { UnsentFile } from '../../../shared/unsaved/unsent-items.js';
import { assertOwner } from './assert-owner.js';

/** Only a timeout detects a lost connection. */
const CHUNK_TIMEOUT_MS = 45_000;

const isState = (body: object): body is JourneyUploadState => 'received' in body && 'file' in body;

interface Sending {
  /** Receives the number of bytes that have arrived or are being sent. */
  onReceived: (bytes: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file in chunks. Resumes at the byte that the server expects, also after the connection, the page or the
 * service was lost.
 * @throws `ApiError` or the network error; calling it again with the same file resumes
 */
export async function sendFileChunks(file: UnsentFile, { onReceived, signal }: Sending): Promise<void> {
  const { id: upload, owner, journeyId: id, name, step, bytes } = file;
  const params = { id, upload };
  await assertOwner(owner);
  let state = await call(beginJourneyUpload, { params, body: { name, size: bytes.size, step }, signal });
  while (!state.file) {
    const offset = state.received;
    onReceived(offset);
    if (offset > 0) await assertOwner(owner);
    signal.throwIfAborted();
    const chunk = bytes.slice(offset, offset + JOURNEY_CHUNK_BYTES);
    if (chunk.size === 0) throw new Error('All of it was sent, and it has not arrived');
    const path = endpointPath(sendJourneyUploadPart, params, { offset }) as typeof sendJourneyUploadPart.path;
    state = await sendBytes<JourneyUploadState>(
      { ...sendJourneyUploadPart, path },
      {
        file: chunk,
        type: 'application/octet-stream',
        timeoutMs: CHUNK_TIMEOUT_MS,
        signal,
        onProgress: (percent) => onReceived(offset + (chunk.size * percent) / 100),
        isAnswer: isState,
      },
    );
  }
}
