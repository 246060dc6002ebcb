import { type ErrorBody, errorBody } from '@dealership/contracts';
import { uploadMedia } from '@dealership/contracts/content/endpoints';
import { ApiError } from '@dealership/ui-kit/query';
import { asStaff } from '../api/as-staff.js';

/** Answer of `POST /api/media`. Sizes in pixels. */
interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

function readBody(text: string): Partial<ErrorBody & UploadedPicture> {
  try {
    return JSON.parse(text) as Partial<ErrorBody & UploadedPicture>;
  } catch {
    // Not JSON: a proxy's page. The status says enough.
    return {};
  }
}

const toError = (status: number, { code, message }: Partial<ErrorBody>): ApiError =>
  new ApiError(status, message ?? '', code && errorBody(code, { message }));

function send(request: XMLHttpRequest, file: File, onProgress: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const body = readBody(request.responseText);
      if (request.status >= 200 && request.status < 300 && body.url) resolve(body.url);
      else reject(toError(request.status, body));
    };
    request.onerror = () => reject(new Error('The picture could not be sent'));
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    request.open(uploadMedia.method, uploadMedia.path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.send(file);
  });
}

export interface Upload {
  /** The picture's address in the media store. */
  done: Promise<string>;
  cancel: () => void;
}

/** Sends an image file to the media store. XMLHttpRequest: only it reports the progress of an upload. `onProgress`: 0 to 100. */
export function uploadPicture(file: File, onProgress: (percent: number) => void): Upload {
  let request: XMLHttpRequest | undefined;
  const attempt = () => {
    request = new XMLHttpRequest();
    return send(request, file, onProgress);
  };
  return { done: asStaff(attempt, true), cancel: () => request?.abort() };
}
