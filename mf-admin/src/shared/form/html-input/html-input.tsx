import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { ConfigProvider, Input, Radio } from 'antd';
import { type AriaAttributes, useMemo, useState } from 'react';
import styles from './html-input.module.css';
import { useView, type View } from './use-view.js';

export interface HtmlInputProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  label: string;
  lang?: string;
  dir?: string;
  /** From antd's form. */
  id?: string;
  value?: string;
  onChange?: (content: string) => void;
  onBlur?: () => void;
}

/** The code of the editor, loaded when it is needed. */
const useTextEditor = (enabled: boolean) =>
  useQuery({
    queryKey: ['text-editor'],
    queryFn: () => import(/* webpackChunkName: "text-editor" */ './editor/index.js'),
    enabled,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Incremented whenever the content changes other than by typing: initially, and when the view changes. */
function useOpened(value: string) {
  const [known, setKnown] = useState(value);
  const [opened, setOpened] = useState({ content: value, number: 0 });
  const open = (content: string) => {
    setKnown(content);
    setOpened(({ number }) => ({ content, number: number + 1 }));
  };
  if (value !== known) open(value);
  return { opened, open, setKnown };
}

interface WhyHtmlProps {
  elements: string[];
}

function WhyHtml({ elements }: WhyHtmlProps) {
  const { t } = useTranslation('dashboard');
  return (
    <p className={styles.why}>
      {t(elements.length > 0 ? 'format.keepsElements' : 'format.keepsStructure')}{' '}
      <bdi dir="ltr">{elements.map((element) => `<${element}>`).join(' ')}</bdi>
    </p>
  );
}

/**
 * A content with HTML, edited as text or as HTML. What the text's editor would not give back unchanged is shown as HTML,
 * and nothing changes before somebody types.
 */
export function HtmlInput({ label, value = '', onChange, ...field }: HtmlInputProps) {
  const { t } = useTranslation('dashboard');
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const [view, choose] = useView();
  const { opened, open, setKnown } = useOpened(value);
  const { data: editor, isError } = useTextEditor(view === 'text');
  const difference = useMemo(() => editor?.differenceOf(opened.content), [editor, opened]);
  const isHtml = view === 'html' || isError || difference !== undefined;
  const change = (content: string) => {
    setKnown(content);
    onChange?.(content);
  };
  const show = (chosen: View) => {
    choose(chosen);
    open(value);
  };
  return (
    <div className={styles.place}>
      <Radio.Group
        className={styles.views ?? ''}
        size="small"
        optionType="button"
        aria-label={t('format.view', { label })}
        options={[
          { value: 'text', label: t('format.text') },
          { value: 'html', label: 'HTML' },
        ]}
        value={isHtml ? 'html' : 'text'}
        onChange={({ target }) => show(target.value)}
      />
      {view === 'text' && difference && <WhyHtml {...difference} />}
      {isHtml ? (
        <Input.TextArea
          {...field}
          rows={16}
          spellCheck={false}
          className={styles.html ?? ''}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      ) : editor ? (
        <editor.TextEditor
          {...field}
          key={opened.number}
          label={label}
          start={opened.content}
          disabled={componentDisabled}
          onChange={change}
        />
      ) : (
        // An element that the field's label may name.
        <output {...(field.id && { id: field.id })} className={styles.loading} aria-busy="true" />
      )}
    </div>
  );
}
