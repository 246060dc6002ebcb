import { MAX_SEARCH } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Input, type InputRef, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';
import fading from '../../shared/display/fading.module.css';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { Tag } from '../../shared/display/tag.js';
import styles from './palette.module.css';
import { type Found, useFound } from './use-found.js';

/** Finds sections, customers, requests and vehicles by words, and opens them. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const input = useRef<InputRef>(null);
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isPending, hasFailed } = useFound(typed);
  const all = groups.flatMap(({ items }) => items);
  const active = all[Math.min(at, all.length - 1)];
  const optionId = (found: Found) => `${id}-${all.indexOf(found)}`;
  useReturnFocus();
  useEffect(() => {
    // After the dialog has taken the focus from a drawer below it.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const go = (found: Found | undefined) => {
    if (!found) return;
    onClose();
    setParams(new URL(found.address, window.location.origin).searchParams);
  };
  const step = (by: number) => all.length > 0 && setAt((Math.min(at, all.length - 1) + by + all.length) % all.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Japanese word is being composed, Enter confirms the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') go(active);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      open
      title={t('palette.title')}
      footer={null}
      closable={{ 'aria-label': t('common:close') }}
      onCancel={onClose}
      transitionName=""
      maskTransitionName=""
    >
      <Input
        ref={input}
        role="combobox"
        aria-label={t('palette.title')}
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        dir="auto"
        maxLength={MAX_SEARCH}
        placeholder={t('palette.placeholder')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        className={`${styles.list} ${fading.fading}`}
        aria-label={t('palette.title')}
        aria-busy={isPending}
        // Pressing an option must not move the focus out of the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of form fields.
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className={styles.group} role="presentation">
              {t(`palette.${name}`)}
            </p>
            {items.map((found) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
              <div
                key={`${found.address} ${found.label}`}
                id={optionId(found)}
                role="option"
                tabIndex={-1}
                className={styles.option}
                aria-selected={found === active}
                ref={(option) => (found === active ? option?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
                onClick={() => go(found)}
              >
                <bdi>{found.label}</bdi>
                {(found.more || found.reference) && (
                  <span className={styles.more}>
                    <bdi>{found.more}</bdi>
                    {found.more && found.reference && ' · '}
                    {found.reference && <bdi className={styles.reference}>{found.reference}</bdi>}
                    {found.tag && (
                      <>
                        {' '}
                        <Tag tone="notice">{found.tag}</Tag>
                      </>
                    )}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isPending && all.length === 0 && (
        <div className={styles.note}>
          <LoadingLines count={3} />
        </div>
      )}
      <p className={styles.note} role="status">
        {hasFailed ? t('palette.failed') : all.length === 0 && !isPending && t('palette.none')}
      </p>
    </Modal>
  );
}
