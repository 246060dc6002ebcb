import { type Endpoint, type ErrorBody, errorBody } from '@dealership/contracts';
import { ApiError } from '@dealership/ui-kit/query';
import { asStaff } from '../../api/as-staff.js';

/** The response of endpoints that store files. */
interface UploadedFile {
  url: string;
}

/** Whether an upload ended because it was cancelled. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function readBody(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    // Not JSON, for example a proxy's error page. The status is sufficient.
    return {};
  }
}

const toError = (status: number, { code, message, errors }: Partial<ErrorBody>): ApiError =>
  new ApiError(status, message ?? '', code && errorBody(code, { message, errors }));

interface Sending<Answer> {
  file: Blob;
  /** Overrides the type that the browser detects. */
  type?: string;
  /** Timeout for the whole request; by default there is none. */
  timeoutMs?: number;
  signal?: AbortSignal;
  onProgress: (percent: number) => void;
  isAnswer: (body: object) => body is Answer & object;
}

function send<Answer>(
  request: XMLHttpRequest,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { file, type, timeoutMs = 0, signal, onProgress, isAnswer }: Sending<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const body = readBody(request.responseText);
      if (request.status >= 200 && request.status < 300 && isAnswer(body)) resolve(body);
      else reject(toError(request.status, body));
    };
    request.timeout = timeoutMs;
    request.ontimeout = () => reject(new Error('The file was not sent in time'));
    request.onerror = () => reject(new Error('The file could not be sent'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, path);
    request.setRequestHeader('content-type', type ?? (file.type || 'application/octet-stream'));
    request.setRequestHeader('accept', 'application/json');
    request.send(file);
  });
}

/** Uploads a body with the staff session. Uses XMLHttpRequest, because only it reports upload progress. */
export const sendBytes = <Answer>(endpoint: Pick<Endpoint, 'method' | 'path'>, sending: Sending<Answer>): Promise<Answer> =>
  send(new XMLHttpRequest(), endpoint, sending);

export interface Upload<Answer = string> {
  done: Promise<Answer>;
  cancel: () => void;
}

/** Sends a file as the body of a request. `onProgress`: 0 to 100. */
export function sendFile<Answer>(endpoint: Pick<Endpoint, 'method' | 'path'>, sending: Sending<Answer>): Upload<Answer> {
  let request: XMLHttpRequest | undefined;
  const attempt = () => {
    request = new XMLHttpRequest();
    return send(request, endpoint, sending);
  };
  return { done: asStaff(attempt, true), cancel: () => request?.abort() };
}

const isUploaded = (body: object): body is UploadedFile => 'url' in body && typeof body.url === 'string' && body.url !== '';

/** Uploads a file to the media store, which returns its URL. */
export function uploadFile(endpoint: Endpoint, file: File, onProgress: (percent: number) => void): Upload {
  const { done, cancel } = sendFile(endpoint, { file, onProgress, isAnswer: isUploaded });
  return { done: done.then(({ url }) => url), cancel };
}
