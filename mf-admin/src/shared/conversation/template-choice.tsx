import { fillReply, type InboxKind, type Language, localize, type ReplyValues } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { NativeSelect } from '../list/native-select.js';
import { templatesQuery } from './conversation-api.js';

export interface TemplateChoiceProps {
  kind: InboxKind;
  /** The customer's language. */
  language: Language;
  values: ReplyValues;
  onChoose: (text: string) => void;
}

/** Templates for requests of this kind. The selected one is filled in and inserted in the customer's language. */
export function TemplateChoice({ kind, language, values, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('dashboard');
  const { language: mine } = useLanguage();
  const { data } = useQuery(templatesQuery);
  const offered = (data?.templates ?? []).filter((template) => template.kind === 'any' || template.kind === kind);
  if (offered.length === 0) return null;
  const choose = (value: string) => {
    const template = offered[Number(value)];
    if (template) onChoose(fillReply(localize(template.text, language), values));
  };
  return (
    <NativeSelect
      aria-label={t('conversation.template')}
      value=""
      options={[
        { value: '', label: t('conversation.template') },
        ...offered.map(({ title }, at) => ({ value: String(at), label: localize(title, mine) })),
      ]}
      onChange={(value) => value && choose(value)}
    />
  );
}
