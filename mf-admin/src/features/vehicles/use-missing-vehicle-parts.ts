import { DRAFT_UNKNOWNS, NAME_TEXTS } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMissingLanguages } from '../../shared/form/translations/use-missing-parts.js';
import type { TextName, TranslatedTexts } from '../../shared/form/translations/use-translation-state.js';

const TEXTS: TextName[] = [...NAME_TEXTS, 'origin', 'description', 'equipment', 'imageAlts'];

interface Parts extends TranslatedTexts {
  images?: unknown[];
  description?: string;
}

/** Names what a vehicle lacks on the public site: pictures, description, translations. */
export function useMissingVehicleParts(): (vehicle: Parts) => string[] {
  const { t } = useTranslation('dashboard');
  const missingLanguages = useMissingLanguages(TEXTS);
  return (vehicle) =>
    [
      !vehicle.images?.length && t('vehicle.missing.pictures'),
      !vehicle.description?.trim() && t('vehicle.missing.description'),
      ...missingLanguages(vehicle),
    ].filter((part) => typeof part === 'string');
}

/** Lists those parts and the stock number in a text; undefined if the vehicle has all. */
export function useMissingText(): (vehicle: Parts & { stockNumber?: string | null }) => string | undefined {
  const { t } = useTranslation('dashboard');
  const list = new Intl.ListFormat(useLanguage().locale, { style: 'narrow' });
  const missingParts = useMissingVehicleParts();
  return (vehicle) => {
    const parts = [...missingParts(vehicle), ...(vehicle.stockNumber?.trim() ? [] : [t('vehicle.missing.stockNumber')])];
    return parts.length > 0 ? list.format(parts) : undefined;
  };
}

/** The fields that a draft lacks before it can be published. */
export const missingToPublish = (values: { [Name in (typeof DRAFT_UNKNOWNS)[number]]?: string | undefined }) =>
  DRAFT_UNKNOWNS.filter((name) => !values[name]?.trim());

/** Says what a draft lacks before it can be published; undefined if it has all. */
export function useNeededText(): (missing: readonly (typeof DRAFT_UNKNOWNS)[number][]) => string | undefined {
  const { t } = useTranslation('dashboard');
  const list = new Intl.ListFormat(useLanguage().locale, { style: 'narrow' });
  return (missing) =>
    missing.length > 0
      ? t('vehicle.neededToPublish', { parts: list.format(missing.map((name) => t(`vehicle.missing.${name}`))) })
      : undefined;
}
