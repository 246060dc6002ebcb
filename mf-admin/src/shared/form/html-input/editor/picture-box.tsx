import { useTranslation } from '@dealership/ui-kit';
import { Input } from 'antd';
import { useId } from 'react';
import styles from './text-editor.module.css';

export interface PictureBoxProps {
  alt: string;
  lang: string | undefined;
  onChange: (alt: string) => void;
}

/** Asks what a picture shows. */
export function PictureBox({ alt, lang, onChange }: PictureBoxProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{t('texts.alt')}</label>
      <Input
        id={id}
        className={styles.boxInput ?? ''}
        autoComplete="off"
        dir="auto"
        lang={lang}
        value={alt}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
    </div>
  );
}
