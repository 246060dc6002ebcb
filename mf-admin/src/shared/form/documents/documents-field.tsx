import { DOCUMENT_KINDS, type DocumentKind, type VehicleDocument } from '@dealership/contracts';
import { uploadDocument } from '@dealership/contracts/content/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Progress } from 'antd';
import { type AriaAttributes, useRef } from 'react';
import { UploadIcon } from '../../display/icons.js';
import { NativeSelect } from '../../display/native-select.js';
import { FileInput } from '../file-input.js';
import { useUploads } from '../pictures/use-uploads.js';
import styles from './documents-field.module.css';

export interface DocumentsFieldProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  value?: VehicleDocument[];
  onChange?: (documents: VehicleDocument[]) => void;
}

/** PDF files for visitors, each with a description. */
export function DocumentsField({ id, value = [], onChange, ...aria }: DocumentsFieldProps) {
  const { t } = useTranslation('dashboard');
  const files = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  latest.current = value;
  const set = (documents: VehicleDocument[]) => {
    latest.current = documents;
    onChange?.(documents);
  };
  const add = (url: string) =>
    latest.current.some((known) => known.url === url) || set([...latest.current, { kind: 'inspection-report', url }]);
  const { running, send } = useUploads(add, uploadDocument);
  const options = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`documentKind.${kind}`) }));
  return (
    <div className={styles.field}>
      <ul className={styles.documents}>
        {value.map((document, at) => (
          <li key={document.url}>
            <NativeSelect
              aria-label={t('documents.kindOf', { number: at + 1 })}
              options={options}
              value={document.kind}
              onChange={(kind) =>
                set(value.map((other) => (other === document ? { ...document, kind: kind as DocumentKind } : other)))
              }
            />
            <a href={document.url} download type="application/pdf">
              {t('documents.open', { number: at + 1 })}
            </a>
            <Button
              onClick={() => set(value.filter((other) => other !== document))}
              aria-label={t('documents.remove', { number: at + 1 })}
            >
              {t('action.delete')}
            </Button>
          </li>
        ))}
      </ul>
      <Button {...aria} id={id} icon={<UploadIcon />} onClick={() => files.current?.click()}>
        {t('documents.upload')}
      </Button>
      <FileInput ref={files} hidden accept="application/pdf" multiple aria-label={t('documents.upload')} onFiles={send} />
      {running.map(({ id: upload, name, percent }) => (
        <div key={upload}>
          <bdi>{name}</bdi>
          <Progress percent={percent} size="small" aria-label={t('picture.uploading', { name })} />
        </div>
      ))}
    </div>
  );
}
