import type { Endpoint } from '@dealership/contracts';
import { uploadMedia } from '@dealership/contracts/content/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.js';
import { useRecordFormContext } from '../record-form/record-form-context.js';
import { isGivenUp, type Upload, uploadFile } from './upload-file.js';

export interface RunningUpload {
  id: number;
  name: string;
  percent: number;
}

/**
 * A field's uploads with their progress. They are cancelled when the field unmounts. `onFile` receives the URLs in the
 * order of selection.
 */
export function useUploads(onFile: (address: string) => void, endpoint: Endpoint = uploadMedia) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { countUploads } = useRecordFormContext();
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const uploads = useRef(new Map<number, Upload>());
  const lastId = useRef(0);
  const lastHandedOver = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const open = uploads.current;
    return () => {
      for (const { cancel } of open.values()) cancel();
    };
  }, []);

  const change = (id: number, percent: number) =>
    setRunning((all) => all.map((upload) => (upload.id === id ? { ...upload, percent } : upload)));

  async function send(file: File): Promise<void> {
    const id = ++lastId.current;
    setRunning((all) => [...all, { id, name: file.name, percent: 0 }]);
    const upload = uploadFile(endpoint, file, (percent) => change(id, percent));
    uploads.current.set(id, upload);
    countUploads(1);
    const before = lastHandedOver.current;
    const handOver = async () => {
      const address = await upload.done;
      await before;
      onFile(address);
    };
    const handedOver = handOver();
    lastHandedOver.current = handedOver.catch(() => undefined);
    try {
      await handedOver;
    } catch (error) {
      if (!isGivenUp(error))
        showToast({ kind: 'error', title: t('picture.failed', { name: file.name }), text: errorText(error) });
    } finally {
      uploads.current.delete(id);
      countUploads(-1);
      setRunning((all) => all.filter((other) => other.id !== id));
    }
  }

  return { running, send: (files: Iterable<File>) => void Promise.all([...files].map(send)) };
}
