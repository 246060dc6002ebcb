import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { DeleteIcon } from '../../display/icons.js';
import { Thumbnail } from '../../display/thumbnail.js';
import { PictureAdder } from './picture-adder.js';
import styles from './picture-field.module.css';
import { useUploads } from './use-uploads.js';

export interface PictureFieldProps {
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
}

/** A single picture, uploaded or given by its URL. */
export function PictureField({ id, value = '', onChange, ...aria }: PictureFieldProps) {
  const { t } = useTranslation('dashboard');
  const { running, send } = useUploads((address) => onChange?.(address));
  return (
    <div className={styles.field}>
      {value && (
        <div className={styles.picture}>
          <Thumbnail address={value} size="large" />
          <Button
            icon={<DeleteIcon />}
            onClick={() => onChange?.('')}
            aria-label={t('picture.remove')}
            title={t('picture.remove')}
          />
        </div>
      )}
      <PictureAdder {...aria} id={id} running={running} onFiles={send} onAddress={(address) => onChange?.(address)} />
    </div>
  );
}
