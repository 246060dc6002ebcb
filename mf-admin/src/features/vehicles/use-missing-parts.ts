import { NAME_TEXTS, TRANSLATION_LANGUAGES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { missingTexts, type TextName, type TranslatedTexts } from '../../shared/form/translations/use-translation-state.js';

const TEXTS: TextName[] = [...NAME_TEXTS, 'origin', 'description', 'equipment', 'imageAlts'];

interface Parts extends TranslatedTexts {
  images?: unknown[];
  description?: string;
}

/** Names what a vehicle, or the form of one, lacks on the public site: pictures, description, translations. */
export function useMissingParts(): (vehicle: Parts) => string[] {
  const { t } = useTranslation('dashboard');
  return (vehicle) =>
    [
      !vehicle.images?.length && t('vehicle.missing.pictures'),
      !vehicle.description?.trim() && t('vehicle.missing.description'),
      ...TRANSLATION_LANGUAGES.map(
        (language) => missingTexts(TEXTS, vehicle, language).length > 0 && t(`languageName.${language}`),
      ),
    ].filter((part) => typeof part === 'string');
}
