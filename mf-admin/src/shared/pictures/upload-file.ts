import { type Endpoint, type ErrorBody, errorBody } from '@dealership/contracts';
import { ApiError } from '@dealership/ui-kit/query';
import { asStaff } from '../api/as-staff.js';

/** What the calls that store files answer. */
interface UploadedFile {
  url: string;
}

function readBody(text: string): Partial<ErrorBody & UploadedFile> {
  try {
    return JSON.parse(text) as Partial<ErrorBody & UploadedFile>;
  } catch {
    // Not JSON: a proxy's page. The status says enough.
    return {};
  }
}

const toError = (status: number, { code, message }: Partial<ErrorBody>): ApiError =>
  new ApiError(status, message ?? '', code && errorBody(code, { message }));

function send(
  request: XMLHttpRequest,
  { method, path }: Endpoint,
  file: File,
  onProgress: (percent: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const body = readBody(request.responseText);
      if (request.status >= 200 && request.status < 300 && body.url) resolve(body.url);
      else reject(toError(request.status, body));
    };
    request.onerror = () => reject(new Error('The file could not be sent'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    request.open(method, path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.send(file);
  });
}

export interface Upload {
  /** The file's address in the media store. */
  done: Promise<string>;
  cancel: () => void;
}

/** Sends a file to the media store. XMLHttpRequest: only it reports the progress of an upload. `onProgress`: 0 to 100. */
export function uploadFile(endpoint: Endpoint, file: File, onProgress: (percent: number) => void): Upload {
  let request: XMLHttpRequest | undefined;
  const attempt = () => {
    request = new XMLHttpRequest();
    return send(request, endpoint, file, onProgress);
  };
  return { done: asStaff(attempt, true), cancel: () => request?.abort() };
}
