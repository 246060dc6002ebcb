import { MAX_SEARCH } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Input, type InputRef, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { FoundList } from './found-list.js';
import styles from './palette.module.css';
import { useActiveOption } from './use-active-option.js';
import { type Found, useFound } from './use-found.js';

/** Finds sections, customers, requests and vehicles by words, and opens them. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const input = useRef<InputRef>(null);
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const { groups, isPending, hasFailed } = useFound(typed);
  const all = groups.flatMap(({ items }) => items);
  const optionId = (found: Found) => `${id}-${all.indexOf(found)}`;
  useReturnFocus();
  useEffect(() => {
    // After the dialog has taken the focus from a drawer below it.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const go = (found: Found) => {
    onClose();
    setParams(new URL(found.address, window.location.origin).searchParams);
  };
  const { active, onKeyDown, toFirst } = useActiveOption(all, go);
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
          toFirst();
        }}
        onKeyDown={onKeyDown}
      />
      <FoundList id={id} groups={groups} active={active} optionId={optionId} isPending={isPending} onChoose={go} />
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
