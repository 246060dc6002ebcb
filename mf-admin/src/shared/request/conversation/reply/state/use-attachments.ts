import type { AttachedFile } from '@dealership/contracts';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../../api/use-error-text.js';
import { isGivenUp, type Upload } from '../../../../form/pictures/upload-file.js';
import { sendAttachment } from '../../conversation-api.js';

export interface SentFile {
  key: number;
  name: string;
  percent: number;
  /** Why the file was refused. */
  error?: string;
}

/** Manages the uploads of a reply box. They are cancelled when it closes. */
export function useAttachments(requestKey: string, onFile: (file: AttachedFile) => void) {
  const errorText = useErrorText();
  const [files, setFiles] = useState<SentFile[]>([]);
  const uploads = useRef(new Map<number, Upload<AttachedFile>>());
  const lastKey = useRef(0);

  useEffect(() => {
    const open = uploads.current;
    return () => {
      for (const { cancel } of open.values()) cancel();
    };
  }, []);

  const change = (key: number, changes: Partial<SentFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  const drop = (key: number) => {
    uploads.current.get(key)?.cancel();
    setFiles((all) => all.filter((file) => file.key !== key));
  };

  async function send(file: File): Promise<void> {
    const key = ++lastKey.current;
    setFiles((all) => [...all, { key, name: file.name, percent: 0 }]);
    const upload = sendAttachment(requestKey, file, (percent) => change(key, { percent }));
    uploads.current.set(key, upload);
    try {
      onFile(await upload.done);
      drop(key);
    } catch (error) {
      if (!isGivenUp(error)) change(key, { error: errorText(error) });
    } finally {
      uploads.current.delete(key);
    }
  }

  return {
    files,
    isBusy: files.some(({ error }) => error === undefined),
    drop,
    send: (chosen: Iterable<File>) => {
      for (const file of chosen) void send(file);
    },
  };
}
