import { isLanguage, LANGUAGES } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PasswordButton } from '../../features/password/index.js';
import { AccountIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { useMe } from '../../shared/staff/use-me.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import { SignOutButton } from '../session/sign-out-button.js';
import styles from './dashboard.module.css';
import { switchLanguage } from './switch-language.js';

/** Whether an element is in the menu, or in or behind a dialog opened from it, which returns the focus to it. */
const isWithin = (menu: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && (menu?.contains(target) || target.closest('[role=dialog], :has(> [role=dialog])') !== null);

/** The account menu, opened by the user's name. On a phone it is part of the header's tools. */
export function AccountMenu() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const staffName = useStaffName();
  const known = useMe().data?.person.name;
  const name = known && staffName(known);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => !isWithin(container.current, target) && setOpen(false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent) => {
    // Keys pressed in a dialog of the menu arrive here, too.
    if (key !== 'Escape' || !isOpen || !currentTarget.contains(target as Node)) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => relatedTarget && !isWithin(container.current, relatedTarget) && close();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what the button has opened.
    <div ref={container} className={styles.account} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        className={styles.accountButton ?? ''}
        icon={<AccountIcon />}
        aria-label={[t('dashboard.account'), name].filter(Boolean).join(': ')}
        title={t('dashboard.account')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {name && <bdi>{name}</bdi>}
      </Button>
      <div id={id} className={styles.accountPanel} data-open={isOpen || undefined}>
        <NativeSelect
          aria-label={t('dashboard.language')}
          value={language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => isLanguage(code) && switchLanguage(code)}
        />
        <PasswordButton />
        <SignOutButton />
      </div>
    </div>
  );
}
