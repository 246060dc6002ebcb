import { TRANSLATION_LANGUAGES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { missingTexts, type TextName, type TranslatedTexts } from './use-translation-state.js';

/** Names the languages into which one of these texts of a record, or of its form, is not translated. */
export function useMissingLanguages(texts: TextName[]): (record: TranslatedTexts) => string[] {
  const { t } = useTranslation('dashboard');
  return (record) =>
    TRANSLATION_LANGUAGES.filter((language) => missingTexts(texts, record, language).length > 0).map((language) =>
      t(`languageName.${language}`),
    );
}

/** Names what a record with one picture lacks on the public site: that picture, translations. */
export function useMissingParts(texts: TextName[]): (record: TranslatedTexts, picture: string | null) => string[] {
  const { t } = useTranslation('dashboard');
  const missingLanguages = useMissingLanguages(texts);
  return (record, picture) => [...(picture ? [] : [t('list.picture')]), ...missingLanguages(record)];
}
