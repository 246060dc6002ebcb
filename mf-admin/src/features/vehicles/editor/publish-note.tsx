import { DRAFT_UNKNOWNS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance } from 'antd';
import { useMissingText } from '../use-missing-vehicle-parts.js';
import type { VehicleValues } from './vehicle-values.js';

export interface PublishNoteProps {
  form: FormInstance<VehicleValues>;
  /** Whether saving keeps the vehicle off the site. */
  isDraft?: boolean;
}

/** Says that a new vehicle is published as soon as it is saved, and what it or a draft still lacks. */
export function PublishNote({ form, isDraft = false }: PublishNoteProps) {
  const { t } = useTranslation('dashboard');
  const values = Form.useWatch([], { form, preserve: true });
  const missing = DRAFT_UNKNOWNS.filter((name) => !values?.[name]?.trim());
  const parts = useMissingText()({ ...values, ...(isDraft && { missing }) });
  if (isDraft) return parts && t('list.missing', { parts });
  return parts ? t('vehicle.publishedWithout', { parts }) : t('vehicle.published');
}
