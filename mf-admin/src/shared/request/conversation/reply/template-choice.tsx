import {
  fillReply,
  type InboxKind,
  type Language,
  localize,
  placeholdersIn,
  type ReplyPlaceholder,
  type ReplyValues,
  VEHICLE_PLACEHOLDERS,
  vehicleReplyValues,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { NativeSelect } from '../../../display/native-select.js';
import { NO_VEHICLE, type PickedVehicle, VehiclePicker } from '../../../form/vehicle-picker/vehicle-picker.js';
import styles from '../conversation.module.css';
import { templatesQuery } from '../conversation-api.js';

export interface TemplateChoiceProps {
  kind: InboxKind;
  /** The customer's language. */
  language: Language;
  values: ReplyValues;
  /** `isAboutTime`: whether the template states the time of the appointment. */
  onChoose: (text: string, isAboutTime: boolean) => void;
}

/**
 * Templates for requests of this kind. The selected one is filled in and inserted in the customer's language. Those that
 * the author has to complete come last and say what is missing. If a request names no car in stock, the author picks the
 * one that the template is about.
 */
export function TemplateChoice({ kind, language, values, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('dashboard');
  const { language: mine, locale } = useLanguage();
  const id = useId();
  const { data } = useQuery(templatesQuery);
  // A template that waits for its car.
  const [incomplete, setIncomplete] = useState<{ filled: string; isAboutTime: boolean; picked: PickedVehicle }>();
  const offered = (data?.templates ?? [])
    .filter((template) => template.kind === 'any' || template.kind === kind)
    .map(({ title, text }) => {
      const words = localize(text, language);
      const filled = fillReply(words, values);
      const isAboutTime = placeholdersIn(words).includes('appointment');
      return { title: localize(title, mine), filled, isAboutTime, lacking: placeholdersIn(filled) };
    })
    .sort((one, other) => Number(one.lacking.length > 0) - Number(other.lacking.length > 0));
  if (offered.length === 0) return null;
  const namesOf = (lacking: ReplyPlaceholder[]) =>
    new Intl.ListFormat(locale, { style: 'narrow' }).format(lacking.map((name) => t(`conversation.placeholder.${name}`)));
  const choose = ({ filled, isAboutTime, lacking }: (typeof offered)[number]) => {
    if (values.link || !lacking.some((name) => (VEHICLE_PLACEHOLDERS as readonly string[]).includes(name)))
      onChoose(filled, isAboutTime);
    else setIncomplete({ filled, isAboutTime, picked: NO_VEHICLE });
  };
  if (incomplete) {
    const done = (text: string) => {
      setIncomplete(undefined);
      onChoose(text, incomplete.isAboutTime);
    };
    const pick = (picked: PickedVehicle) => {
      const { vehicle } = picked;
      if (!vehicle) return setIncomplete({ ...incomplete, picked });
      done(fillReply(incomplete.filled, vehicleReplyValues(language, vehicle.id, vehicle, window.location.origin)));
    };
    return (
      <div className={styles.line}>
        <label htmlFor={id}>{t('conversation.whichCar')}</label>
        <div className={styles.picker}>
          <VehiclePicker id={id} value={incomplete.picked} onChange={pick} />
        </div>
        <Button onClick={() => done(incomplete.filled)}>{t('conversation.withoutCar')}</Button>
        <Button onClick={() => setIncomplete(undefined)}>{t('action.cancel')}</Button>
      </div>
    );
  }
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
      onChange={(value) => {
        const chosen = offered[Number(value)];
        if (value && chosen) choose(chosen);
      }}
    />
  );
}
