import { useTranslation } from '@dealership/ui-kit';
import type { SelectOption } from '@dealership/ui-kit/form-choices';
import type { ServiceKind } from '../service-kind.js';

/** The options of a list, named in the visitor's language by the texts under `key`. */
export function useOptions(kind: ServiceKind) {
  const { t } = useTranslation(kind);
  return (key: string, values: readonly string[]): SelectOption[] =>
    values.map((value) => ({ value, label: t(`${key}.${value}`) }));
}
