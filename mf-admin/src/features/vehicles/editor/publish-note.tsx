import { NAME_TEXTS, TRANSLATION_LANGUAGES } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance } from 'antd';
import { useTranslationState } from '../../../shared/form/translations/use-translation-state.js';
import type { VehicleValues } from './vehicle-values.js';

/** Says that a new vehicle is published as soon as it is saved, and what it still lacks. */
export function PublishNote({ form }: { form: FormInstance<VehicleValues> }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const values = Form.useWatch([], { form, preserve: true });
  const { state } = useTranslationState([...NAME_TEXTS, 'origin', 'description', 'equipment', 'imageAlts'], form);
  const missing = [
    !values?.images?.length && t('vehicle.missing.pictures'),
    !values?.description?.trim() && t('vehicle.missing.description'),
    ...TRANSLATION_LANGUAGES.map((language) => state && state[language].missing.length > 0 && t(`languageName.${language}`)),
    !values?.stockNumber?.trim() && t('vehicle.missing.stockNumber'),
  ].filter((part) => typeof part === 'string');
  if (missing.length === 0) return t('vehicle.published');
  return t('vehicle.publishedWithout', { parts: new Intl.ListFormat(locale, { type: 'unit' }).format(missing) });
}
