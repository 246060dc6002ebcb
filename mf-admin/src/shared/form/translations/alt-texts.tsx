import { type Language, languageSettings, MAX_PICTURE_ALT } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Form, Input } from 'antd';
import { Thumbnail } from '../../display/thumbnail.js';
import styles from './texts-field.module.css';

/** The alternative text of each picture. */
export function AltTexts({ pictures, path, language }: { pictures: string; path: string[]; language: Language }) {
  const { t } = useTranslation('dashboard');
  const addresses = Form.useWatch<string[] | undefined>(pictures) ?? [];
  const { name, direction } = languageSettings(language);
  if (addresses.length === 0) return null;
  return (
    <>
      <h2 className={styles.altsTitle}>{t('texts.alts')}</h2>
      <ol className={styles.alts} data-described>
        {addresses.map((address, at) => (
          <li key={address}>
            <Thumbnail address={address} />
            <Form.Item name={[...path, address]} noStyle>
              <Input
                dir={direction}
                lang={language}
                maxLength={MAX_PICTURE_ALT}
                autoComplete="off"
                aria-label={t('texts.altIn', { number: at + 1, language: name })}
              />
            </Form.Item>
          </li>
        ))}
      </ol>
    </>
  );
}
