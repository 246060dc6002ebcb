import {
  fillReply,
  type InboxKind,
  type Language,
  localize,
  placeholdersIn,
  type ReplyPlaceholder,
  type ReplyValues,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { NativeSelect } from '../../display/native-select.js';
import { templatesQuery } from './conversation-api.js';

export interface TemplateChoiceProps {
  kind: InboxKind;
  /** The customer's language. */
  language: Language;
  values: ReplyValues;
  onChoose: (text: string) => void;
}

/**
 * Templates for requests of this kind. The selected one is filled in and inserted in the customer's language. Those that
 * the author has to complete come last and say what is missing.
 */
export function TemplateChoice({ kind, language, values, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('dashboard');
  const { language: mine, locale } = useLanguage();
  const { data } = useQuery(templatesQuery);
  const offered = (data?.templates ?? [])
    .filter((template) => template.kind === 'any' || template.kind === kind)
    .map(({ title, text }) => {
      const filled = fillReply(localize(text, language), values);
      return { title: localize(title, mine), filled, lacking: placeholdersIn(filled) };
    })
    .sort((one, other) => Number(one.lacking.length > 0) - Number(other.lacking.length > 0));
  if (offered.length === 0) return null;
  const namesOf = (lacking: ReplyPlaceholder[]) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(lacking.map((name) => t(`conversation.placeholder.${name}`)));
  return (
    <NativeSelect
      aria-label={t('conversation.template')}
      value=""
      options={[
        { value: '', label: t('conversation.template') },
        ...offered.map(({ title, lacking }, at) => ({
          value: String(at),
          label: lacking.length > 0 ? t('conversation.templateLacks', { title, names: namesOf(lacking) }) : title,
        })),
      ]}
      onChange={(value) => value && onChoose(offered[Number(value)]?.filled ?? '')}
    />
  );
}
