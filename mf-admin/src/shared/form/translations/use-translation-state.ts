import { type OutdatedTexts, TRANSLATION_LANGUAGES, type TranslationLanguage } from '@dealership/contracts';
import { Form, type FormInstance } from 'antd';

/** Texts of a record that exist in each language. */
export type TextName =
  | 'engineSize'
  | 'exteriorColorName'
  | 'interiorColorName'
  | 'origin'
  | 'description'
  | 'equipment'
  | 'imageAlts'
  | 'imageAlt'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'author'
  | 'tags'
  | 'seoTitle'
  | 'seoDescription'
  | 'clientName'
  | 'clientReview';

/** A form's values, in which lists are one item per line, or a record's. */
type TextValues = { [name in TextName]?: string | string[] | Record<string, string> | null | undefined };

export interface TranslatedTexts extends TextValues {
  translations?: Partial<Record<TranslationLanguage, TextValues>>;
}

interface FormValues extends TranslatedTexts {
  outdated?: OutdatedTexts<TextName>;
}

const isWritten = (text: TextValues[TextName]): boolean =>
  typeof text === 'string' ? Boolean(text.trim()) : Object.values(text ?? {}).some(Boolean);

/** Texts that exist in the original, and not in the language. */
export const missingTexts = (names: TextName[], values: TranslatedTexts, language: TranslationLanguage): TextName[] =>
  names.filter((name) => isWritten(values[name]) && !isWritten(values.translations?.[language]?.[name]));

export interface TranslationState {
  /** Only texts that exist in the original count as missing. */
  missing: TextName[];
  /** Texts that are older than their originals. */
  outdated: TextName[];
}

/** The progress of each translation while editing. `of`: the form, outside of it. `confirm`: staff have reviewed a text as still correct. */
export function useTranslationState(names: TextName[], of?: FormInstance) {
  const around = Form.useFormInstance();
  const form = of ?? around;
  const state = Form.useWatch(
    (values: FormValues) => {
      const stateOf = (language: TranslationLanguage): TranslationState => ({
        missing: missingTexts(names, values, language),
        outdated: values.outdated?.[language] ?? [],
      });
      return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, stateOf(language)]));
      // `preserve`, because only the fields of one language are mounted.
    },
    { form, preserve: true },
  ) as Record<TranslationLanguage, TranslationState> | undefined;
  const confirm = (language: TranslationLanguage, name: TextName) => {
    const outdated: OutdatedTexts<TextName> = form.getFieldValue('outdated') ?? {};
    form.setFieldValue('outdated', { ...outdated, [language]: outdated[language]?.filter((other) => other !== name) });
  };
  return { state, confirm };
}
