import { type OutdatedTexts, TRANSLATION_LANGUAGES, type TranslationLanguage } from '@dealership/contracts';
import { Form } from 'antd';

/** Texts that records have in each language. */
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
  | 'tags'
  | 'seoTitle'
  | 'seoDescription'
  | 'clientName'
  | 'clientReview';

/** As the form holds them: lists a line each. */
type TextValues = Partial<Record<TextName, string | string[] | Record<string, string>>>;

interface FormValues extends TextValues {
  translations?: Partial<Record<TranslationLanguage, TextValues>>;
  outdated?: OutdatedTexts<TextName>;
}

const isWritten = (text: TextValues[TextName]): boolean =>
  typeof text === 'object' ? Object.values(text).some(Boolean) : Boolean(text?.trim());

export interface TranslationState {
  /** Only what the original says can be missing. */
  missing: TextName[];
  /** Older than their originals. */
  outdated: TextName[];
}

/** Progress of each translation while editing; `confirm`: staff have reviewed a text as still correct. */
export function useTranslationState(names: TextName[]) {
  const form = Form.useFormInstance();
  const state = Form.useWatch(
    (values: FormValues) => {
      const of = (language: TranslationLanguage): TranslationState => ({
        missing: names.filter((name) => isWritten(values[name]) && !isWritten(values.translations?.[language]?.[name])),
        outdated: values.outdated?.[language] ?? [],
      });
      return Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, of(language)]));
      // Only one language has its fields on the page.
    },
    { form, preserve: true },
  ) as Record<TranslationLanguage, TranslationState> | undefined;
  const confirm = (language: TranslationLanguage, name: TextName) => {
    const outdated: OutdatedTexts<TextName> = form.getFieldValue('outdated') ?? {};
    form.setFieldValue('outdated', { ...outdated, [language]: outdated[language]?.filter((other) => other !== name) });
  };
  return { state, confirm };
}
