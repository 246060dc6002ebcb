import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  languageSettings,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { Tag } from '../../display/tag.js';
import { HtmlInput } from '../html-input/html-input.js';
import { FormField } from '../record-form/field/form-field.js';
import { FormGroup } from '../record-form/field/form-group.js';
import { AltTexts } from './alt-texts.js';
import { OriginalText } from './original-text.js';
import styles from './texts-field.module.css';
import { type TextName, useTranslationState } from './use-translation-state.js';

export interface TextOf {
  name: TextName;
  label: string;
  /** Height of the field in lines; a single-line field by default. */
  rows?: number;
  /** Whether the text may contain simple HTML. */
  html?: true;
  required?: boolean;
  hint?: string;
}

export interface TextsFieldProps {
  texts: TextOf[];
  /** The form field with the pictures whose alternative texts are edited here. */
  pictures?: string;
  /** Whether the original texts have their fields elsewhere in the form. */
  translationsOnly?: boolean;
}

const ALTS: TextName = 'imageAlts';

const isTranslation = (language: Language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE;

/** Path of a text in the form. */
const pathOf = (language: Language, name: string): string[] =>
  language === DEFAULT_LANGUAGE ? [name] : ['translations', language, name];

function inputOf({ html, rows }: TextOf, { label, ...look }: { label: string; dir: string; lang: Language }) {
  if (html) return <HtmlInput {...look} label={label} />;
  return rows ? <Input.TextArea {...look} rows={rows} /> : <Input {...look} autoComplete="off" />;
}

interface TextInputProps {
  text: TextOf;
  language: Language;
  /** Given for a translation that is older than its original: staff confirm that it is still correct. */
  onConfirm: (() => void) | undefined;
}

function TextInput({ text, language, onConfirm }: TextInputProps) {
  const { t } = useTranslation('dashboard');
  const { name, direction } = languageSettings(language);
  const isOriginal = language === DEFAULT_LANGUAGE;
  const label = isOriginal ? text.label : t('texts.labelIn', { label: text.label, language: name });
  const note = onConfirm && (
    <span className={styles.outdated}>
      <Tag tone="notice">{t('texts.outdated')}</Tag>
      <Button size="small" onClick={onConfirm}>
        {t('texts.stillRight')}
      </Button>
    </span>
  );
  return (
    <div className={styles.place}>
      <div className={styles.pair}>
        <FormField
          name={pathOf(language, text.name)}
          label={label}
          required={isOriginal && text.required}
          extra={note ?? text.hint}
        >
          {inputOf(text, { label, dir: direction, lang: language })}
        </FormField>
        {!isOriginal && !text.html && <OriginalText name={text.name} />}
      </div>
    </div>
  );
}

/** Fields for translations, one language at a time. Marks missing and outdated ones. */
export function TextsField({ texts, pictures, translationsOnly = false }: TextsFieldProps) {
  const { t } = useTranslation('dashboard');
  const { language: own } = useLanguage();
  const first = isTranslation(own) ? own : TRANSLATION_LANGUAGES[0];
  const [shown, setShown] = useState<Language>((translationsOnly && first) || DEFAULT_LANGUAGE);
  const { state, confirm } = useTranslationState([...texts.map(({ name }) => name), ...(pictures ? [ALTS] : [])]);
  const languages = LANGUAGES.filter(({ code }) => !translationsOnly || isTranslation(code));
  const options = languages.map(({ code, name }) => {
    const { missing = [], outdated = [] } = (isTranslation(code) && state?.[code]) || {};
    const states = [
      missing.length > 0 && ` · ${t('texts.missing', { count: missing.length })}`,
      outdated.length > 0 && ` · ${t('texts.outdatedCount', { count: outdated.length })}`,
    ];
    const label = (
      <>
        <bdi>{name}</bdi>
        {states}
      </>
    );
    return { value: code, label };
  });
  const confirmOf = (language: Language, name: TextName) =>
    isTranslation(language) && state?.[language].outdated.includes(name) ? () => confirm(language, name) : undefined;
  return (
    <FormGroup title={t(translationsOnly ? 'texts.translations' : 'texts.title')} hint={t('texts.hint')}>
      <Radio.Group
        className={styles.languages ?? ''}
        optionType="button"
        options={options}
        value={shown}
        onChange={({ target }) => isLanguage(target.value) && setShown(target.value)}
        aria-label={t('texts.language')}
      />
      {texts.map((text) => (
        <TextInput key={`${shown} ${text.name}`} text={text} language={shown} onConfirm={confirmOf(shown, text.name)} />
      ))}
      {pictures && <AltTexts key={shown} pictures={pictures} path={pathOf(shown, ALTS)} language={shown} />}
    </FormGroup>
  );
}
