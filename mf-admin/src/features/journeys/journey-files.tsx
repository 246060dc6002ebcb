import { adminPath, endpointPath, type Journey } from '@dealership/contracts';
import { beginJourneyUpload, deleteJourneyFile, getJourneyFile } from '@dealership/contracts/inquiries/journeys/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useId } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { CameraIcon, DeleteIcon } from '../../shared/display/icons.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './journeys.module.css';

/** Pictures and documents that the customer can see. Staff add them at the car, on a phone. */
export function JourneyFiles({ journey }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const client = useQueryClient();
  const errorText = useErrorText();
  const remove = useMutation({
    mutationFn: (file: string) => callStaff(deleteJourneyFile, { params: { id: file } }),
    onError: (error) => showToast({ kind: 'error', title: t('journey.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('journey.files')}</h2>
      {journey.files.length === 0 && <p className={styles.quiet}>{t('journey.noFiles')}</p>}
      <ul className={styles.files}>
        {journey.files.map(({ id: file, name, mediaType }) => {
          const address = endpointPath(getJourneyFile, { id: file });
          return (
            <li key={file}>
              <a href={address} download>
                {mediaType.startsWith('image/') && <img src={address} alt="" loading="lazy" />}
                <bdi>{name}</bdi>
              </a>
              <Allowed to={deleteJourneyFile}>
                <Button
                  type="text"
                  icon={<DeleteIcon />}
                  disabled={remove.isPending}
                  aria-label={t('journey.removeFile', { name })}
                  onClick={() => remove.mutate(file)}
                />
              </Allowed>
            </li>
          );
        })}
      </ul>
      <Allowed to={beginJourneyUpload}>
        <Button icon={<CameraIcon />} href={adminPath('journey-capture', { journey: journey.id })}>
          {t('journey.addFiles')}
        </Button>
      </Allowed>
    </section>
  );
}
