import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { addressOf } from './content/links.js';
import styles from './text-editor.module.css';

export interface LinkBoxProps {
  /** The address of the link to change; empty for a new link. */
  address: string;
  onAddress: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for the address of a link. */
export function LinkBox({ address, onAddress, onRemove, onClose }: LinkBoxProps) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const apply = () => {
    const valid = addressOf(typed);
    if (valid) onAddress(valid);
    setWrong(!valid);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    // Enter and Escape do not reach the surrounding form.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{t('format.address')}</label>
      <Input
        id={id}
        className={styles.boxInput ?? ''}
        autoFocus
        autoComplete="off"
        dir="ltr"
        inputMode="url"
        placeholder="https://"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={apply}>{t('format.apply')}</Button>
      {address && <Button onClick={onRemove}>{t('format.removeLink')}</Button>}
      <Button type="text" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {t('format.badAddress')}
        </p>
      )}
    </div>
  );
}
