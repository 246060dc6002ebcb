import { useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Progress } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { UploadIcon } from '../../../shared/display/icons.js';
import { FileInput } from '../../../shared/form/file-input.js';
import { useProblemText } from '../rows/use-problem-text.js';
import styles from '../stock-import.module.css';
import type { useSendFile } from '../stock-imports-api.js';

export interface FileUploadProps {
  sending: ReturnType<typeof useSendFile>;
  /** File types for the system's file dialog, in the format of `accept`. */
  types: string;
  label: string;
  primary?: boolean;
  /** Further buttons, at the end of the line. */
  children?: ReactNode;
}

/** Uploads a file, showing its progress and, if it is refused, the reason. */
export function FileUpload({ sending, types, label, primary = false, children }: FileUploadProps) {
  const { t } = useTranslation('dashboard');
  const { ofFile } = useProblemText();
  const files = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [isOver, setOver] = useState(false);
  const { mutate, isPending, error, variables } = sending;
  const send = (file: File | undefined) => {
    if (!file || isPending) return;
    setPercent(0);
    mutate({ file, onProgress: setPercent });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the button in it does the same. */}
      <div
        className={[styles.drop, isOver && styles.over].filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          send(event.dataTransfer.files[0]);
        }}
      >
        <Button
          {...(primary && { type: 'primary' })}
          icon={<UploadIcon />}
          loading={isPending}
          onClick={() => files.current?.click()}
        >
          {label}
        </Button>
        <FileInput ref={files} hidden accept={types} aria-label={label} onFiles={([file]) => send(file)} />
        <span className={styles.hint}>{t('stockImport.drop')}</span>
        {children && <span className={styles.others}>{children}</span>}
      </div>
      {isPending && <Progress percent={percent} aria-label={t('picture.uploading', { name: variables.file.name })} />}
      {error && !isPending && (
        <Alert
          type="error"
          showIcon
          className={styles.wide}
          title={t('stockImport.notRead', { name: variables?.file.name })}
          description={ofFile(error)}
        />
      )}
    </>
  );
}
