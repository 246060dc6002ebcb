import { type SettingName, type StaffSetting, settingNamed } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useQueryClient } from '@dealership/ui-kit/query';
import { Form } from 'antd';
import { useState } from 'react';
import { callStaff, hasCode, validationText } from '../../shared/api/staff-api.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { mergeChanges } from '../../shared/record-form/merge-changes.js';
import { callsOf, readSetting, settingQuery } from './settings-api.js';

type Values = Record<string, unknown>;

const shownOf = ({ draft, published }: StaffSetting): Values => draft?.body ?? published;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What two people have written differently. */
export interface Conflict {
  now: StaffSetting;
  fields: { name: string; theirs: unknown; mine: unknown }[];
}

const pathOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The form of one setting: its checks, drafts, publishing and the history, and what to do when somebody else was faster. */
export function useSettingForm(first: StaffSetting) {
  const name: SettingName = first.name;
  const { schema } = settingNamed(name).form;
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [setting, setSetting] = useState(first);
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState(false);
  const calls = callsOf(name);

  const values = (): Values => ({ ...shownOf(setting), ...form.getFieldsValue(true) });
  const isChanged = (): boolean => !isSame(values(), shownOf(setting));
  const translated = (message: string) => t(validationText(message) ?? message);

  function problem(path: readonly PropertyKey[]): string | undefined {
    const issue = schema.safeParse(values()).error?.issues.find((found) => found.path.join('.') === path.join('.'));
    return issue && translated(issue.message);
  }

  function accept(now: StaffSetting, shown: Values = shownOf(now)): void {
    client.setQueryData(settingQuery(name).queryKey, now);
    setSetting(now);
    setConflict(undefined);
    form.setFieldsValue(shown as never);
  }

  function showServerErrors(error: unknown): void {
    const errors = (error instanceof ApiError && error.body?.code === 'VALIDATION_FAILED' && error.body.errors) || [];
    form.setFields(errors.map(({ path, message }) => ({ name: pathOf(path) as never, errors: [translated(message)] })));
  }

  /** Somebody else has written: what does not touch what was typed here is put together with it, the rest is for people to decide. */
  async function meet(): Promise<StaffSetting | undefined> {
    const now = await readSetting(name);
    const [before, mine, theirs] = [shownOf(setting), values(), shownOf(now)];
    const merged = mergeChanges(before, mine, theirs);
    if (merged) {
      accept(now, merged);
      return now;
    }
    const fields = Object.keys(mine).filter((field) => !isSame(mine[field], theirs[field]));
    setConflict({ now, fields: fields.map((field) => ({ name: field, theirs: theirs[field], mine: mine[field] })) });
    return undefined;
  }

  async function attempt(done: string, work: () => Promise<StaffSetting>): Promise<boolean> {
    setBusy(true);
    try {
      accept(await work());
      showToast({ kind: 'done', title: t(`setting.${done}`) });
      return true;
    } catch (error) {
      const met = hasCode(error, 'CHANGED_MEANWHILE') && (await meet().catch(() => undefined));
      showServerErrors(error);
      showToast({ kind: 'error', title: t('setting.failed'), text: met ? t('setting.putTogether') : errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const { revision } = setting;
  const params = { name };
  const draftOf = (body: Values, of: number) => callStaff(calls.save, { params, body: { revision: of, body } });
  const save = () => attempt('saved', () => draftOf(values(), revision));
  const publish = () =>
    attempt('published', async () => {
      const { revision: latest } = isChanged() || !setting.draft ? await draftOf(values(), revision) : setting;
      return callStaff(calls.publish, { params, body: { revision: latest } });
    });
  const discard = () => attempt('discarded', () => callStaff(calls.discard, { params, body: { revision } }));
  const returnTo = (version: number) =>
    attempt('returned', () => callStaff(calls.returnTo, { params, body: { revision, version } }));
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!conflict) return;
    const theirs = shownOf(conflict.now);
    const mine = Object.fromEntries(conflict.fields.map((field) => [field.name, field.mine]));
    accept(conflict.now, keep === 'mine' ? { ...theirs, ...mine } : theirs);
  };

  return { form, setting, conflict, busy, start: shownOf(first), problem, isChanged, save, publish, discard, returnTo, resolve };
}
