import { getStaffSession } from '@dealership/contracts/staff/sign-in/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { callStaff } from '../../api/staff-api.js';
import { useErrorText } from '../../api/use-error-text.js';
import { DownloadIcon } from '../../display/icons.js';

const download = (address: string): void => Object.assign(document.createElement('a'), { href: address, download: '' }).click();

/** Downloads the export of a list. Checks the session first: a plain link would save the error as the file. */
export function ExportButton({ address }: { address: string }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callStaff(getStaffSession),
    onSuccess: () => download(address),
    onError: (error) => showToast({ kind: 'error', title: t('lead.exportFailed'), text: errorText(error) }),
  });
  return (
    <Button
      icon={<DownloadIcon />}
      href={address}
      download
      title={t('lead.export')}
      loading={isPending}
      onClick={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      {t('lead.export')}
    </Button>
  );
}
