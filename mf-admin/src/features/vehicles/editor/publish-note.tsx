import { useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance } from 'antd';
import { missingToPublish, useMissingText, useNeededText } from '../use-missing-vehicle-parts.js';
import type { VehicleValues } from './vehicle-values.js';

export interface PublishNoteProps {
  form: FormInstance<VehicleValues>;
  /** Whether saving keeps the vehicle off the site. */
  isDraft?: boolean;
}

/** Says that a new vehicle is published as soon as it is saved, and what it or a draft needs or lacks. */
export function PublishNote({ form, isDraft = false }: PublishNoteProps) {
  const { t } = useTranslation('dashboard');
  const values = Form.useWatch([], { form, preserve: true });
  const needed = useNeededText()(missingToPublish(values ?? {}));
  const parts = useMissingText()(values ?? {});
  if (isDraft)
    return (
      <>
        {needed && <div>{needed}</div>}
        {parts && <div>{t('vehicle.betterWith', { parts })}</div>}
      </>
    );
  return parts ? t('vehicle.publishedWithout', { parts }) : t('vehicle.published');
}
