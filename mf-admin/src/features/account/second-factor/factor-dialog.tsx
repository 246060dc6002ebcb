import type { OwnFactors, TotpSecret } from '@dealership/contracts';
import { addPasskey, confirmTotp, renamePasskey } from '@dealership/contracts/staff/accounts/endpoints';
import {
  newRecoveryCodes,
  removePasskey,
  startPasskey,
  startTotp,
  turnTotpOff,
} from '@dealership/contracts/staff/sign-in/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { deviceName } from '../device-name.js';
import { makePasskey } from './make-passkey.js';
import { type Proof, type ProofField, ProofForm } from './proof-form.js';
import { RecoveryCodesList } from './recovery-codes-list.js';
import { TotpSetup } from './totp-setup.js';

type Passkey = OwnFactors['passkeys'][number];

/** The change that the user is about to make. */
export type FactorTask = { kind: 'totp' | 'totp-off' | 'codes' | 'passkey' } | { kind: 'rename' | 'remove'; passkey: Passkey };

const FIELDS: Record<FactorTask['kind'], ProofField[]> = {
  totp: ['password'],
  'totp-off': ['password', 'code'],
  codes: ['password', 'code'],
  passkey: ['name', 'password'],
  rename: ['name'],
  remove: ['password'],
};

/** Makes one change to the user's sign-in methods, from asking for the password to showing the recovery codes. */
export function FactorDialog({ task, onClose }: { task: FactorTask; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const [secret, setSecret] = useState<TotpSecret>();
  const [codes, setCodes] = useState<string[]>([]);
  const { kind } = task;

  const finish = () => {
    showToast({ kind: 'success', title: t(`factor.done.${kind}`) });
    onClose();
  };

  async function settle(given: string[] = []): Promise<void> {
    await client.invalidateQueries({ queryKey: STAFF_DATA });
    if (given.length) setCodes(given);
    else finish();
  }

  async function act({ password, code, name }: Proof): Promise<void> {
    if (kind === 'totp') return setSecret(await callStaff(startTotp, { body: { password } }));
    if (kind === 'totp-off') await callStaff(turnTotpOff, { body: { password, code } });
    if (kind === 'rename') await callStaff(renamePasskey, { params: { id: task.passkey.id }, body: { name } });
    if (kind === 'remove') await callStaff(removePasskey, { params: { id: task.passkey.id }, body: { password } });
    if (kind === 'codes') return settle((await callStaff(newRecoveryCodes, { body: { password, code } })).recoveryCodes);
    if (kind !== 'passkey') return settle();
    const answer = await makePasskey(await callStaff(startPasskey, { body: { password } }));
    return settle((await callStaff(addPasskey, { body: { name, answer } })).recoveryCodes);
  }

  const confirm = async (code: string) => settle((await callStaff(confirmTotp, { body: { code } })).recoveryCodes);
  const initialName = kind === 'rename' ? task.passkey.name : deviceName(navigator.userAgent);
  return (
    <FormDialog
      title={t(`factor.title.${kind}`, { name: 'passkey' in task ? task.passkey.name : '' })}
      onClose={codes.length ? finish : onClose}
    >
      {codes.length ? (
        <RecoveryCodesList codes={codes} onDone={finish} />
      ) : secret ? (
        <TotpSetup secret={secret} confirm={confirm} />
      ) : (
        <>
          <p>{t(`factor.text.${kind}`)}</p>
          <ProofForm
            fields={FIELDS[kind]}
            submit={t(`factor.submit.${kind}`)}
            danger={kind === 'totp-off' || kind === 'remove'}
            initialName={initialName}
            act={act}
          />
        </>
      )}
    </FormDialog>
  );
}
