import { DEFAULT_LANGUAGE, languageSettings } from '@dealership/contracts';
import { Form } from 'antd';
import styles from './texts-field.module.css';
import type { TextName } from './use-translation-state.js';

/** The original of a translation, to read beside it where the form is wide enough. */
export function OriginalText({ name }: { name: TextName }) {
  const form = Form.useFormInstance();
  // `preserve`, because only the fields of one language are mounted.
  const text: unknown = Form.useWatch(name, { form, preserve: true });
  const { name: language, direction } = languageSettings(DEFAULT_LANGUAGE);
  if (typeof text !== 'string' || !text.trim()) return null;
  return (
    <div className={styles.original} dir={direction} lang={DEFAULT_LANGUAGE}>
      <p>{language}</p>
      <p>{text}</p>
    </div>
  );
}
