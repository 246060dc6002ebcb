import { type SettingName, type StaffSetting, settingNamed } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Form } from 'antd';
import { useState } from 'react';
import { callErrorsOf, callStaff, hasCode, validationText } from '../../shared/api/staff-api.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { isSame } from '../../shared/is-same.js';
import { endpointsOf, isHiddenBar, readSetting, settingDraftsQuery, settingQuery } from './settings-api.js';
import { useTypedSetting } from './typed-settings.js';
import { type Conflict, mergeSetting, type Side } from './versions/merge-setting.js';

type Values = Record<string, unknown>;

const shownOf = ({ draft, published }: StaffSetting): Values => draft?.body ?? published;

const pathOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The values of a setting's form. They outlive the form until they are saved. */
function useTypedValues(first: StaffSetting) {
  const { read, keep, forget } = useTypedSetting(first.name);
  const [form] = Form.useForm<Values>();
  const [typed] = useState(read);
  const [setting, setSetting] = useState(typed?.setting ?? first);
  const [isUnsaved, setUnsaved] = useState(typed !== undefined);
  const values = (): Values => ({ ...shownOf(setting), ...form.getFieldsValue(true) });

  function remember(of = setting, shown = values()): void {
    const isChanged = !isSame(shown, shownOf(of));
    if (isChanged) keep({ setting: of, values: shown });
    else forget();
    setUnsaved(isChanged);
  }

  function show(now: StaffSetting, shown: Values): void {
    setSetting(now);
    form.setFieldsValue(shown as never);
    remember(now, shown);
  }

  return { form, setting, start: typed?.values ?? shownOf(first), values, isUnsaved, remember: () => remember(), show };
}

/** The form of one setting: validation, drafts, publishing, history, and edit conflicts. */
export function useSettingForm(first: StaffSetting) {
  const name: SettingName = first.name;
  const description = settingNamed(name).form;
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { form, setting, start, values, isUnsaved, remember, show } = useTypedValues(first);
  const [met, setMet] = useState<{ now: StaffSetting; conflicts: Conflict[] }>();
  const [busy, setBusy] = useState(false);
  const calls = endpointsOf(name);

  function problem(path: readonly PropertyKey[]): string | undefined {
    const { error } = description.schema.safeParse(values());
    const issue = error?.issues.find((found) => found.path.join('.') === path.join('.'));
    return issue && t(validationText(issue.message) ?? issue.message);
  }

  /** Merges the changes typed since `before` with the setting's current state. */
  const mergeWith = (before: Values, now: StaffSetting, preferred?: Side) =>
    mergeSetting(description, { before, mine: values(), theirs: shownOf(now) }, preferred);

  function accept(now: StaffSetting, shown: Values): void {
    client.setQueryData(settingQuery(name).queryKey, now);
    void client.invalidateQueries({ queryKey: settingDraftsQuery.queryKey });
    setMet(undefined);
    show(now, shown);
  }

  function showServerErrors(error: unknown): void {
    if (!hasCode(error, 'VALIDATION_FAILED')) return;
    form.setFields(callErrorsOf(error, t, (path) => pathOf(path) as never));
  }

  /**
   * Merges concurrent changes. Fields that both people changed need a decision. Returns whether no conflicts remain.
   */
  async function meet(): Promise<boolean> {
    const now = await readSetting(name);
    const { merged, conflicts } = mergeWith(shownOf(setting), now);
    if (conflicts.length > 0) setMet({ now, conflicts });
    else accept(now, merged);
    return conflicts.length === 0;
  }

  async function attempt(
    done: string | ((now: StaffSetting) => string),
    work: (sent: Values) => Promise<StaffSetting>,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const sent = values();
      const now = await work(sent);
      // Keep what was typed while waiting for the server.
      accept(now, mergeWith(sent, now).merged);
      showToast({ kind: 'success', title: t(`setting.${typeof done === 'string' ? done : done(now)}`) });
    } catch (error) {
      const isMerged = hasCode(error, 'CHANGED_MEANWHILE') ? await meet().catch(() => undefined) : undefined;
      // The conflicts are shown above the form.
      if (isMerged === false) return;
      showServerErrors(error);
      showToast({ kind: 'error', title: t('setting.failed'), text: isMerged ? t('setting.putTogether') : errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  const { revision } = setting;
  const params = { name };
  const draftOf = (body: Values) => callStaff(calls.save, { params, body: { revision, body } });
  const save = () => attempt('saved', draftOf);
  const publishedAs = ({ published }: StaffSetting) => (isHiddenBar(name, published) ? 'publishedHidden' : 'published');
  const publish = () =>
    attempt(publishedAs, async (sent) => {
      const isDrafted = setting.draft && isSame(sent, setting.draft.body);
      const drafted = isDrafted ? setting : await draftOf(sent);
      // The draft is saved, whether or not it can be published.
      if (!isDrafted) accept(drafted, mergeWith(sent, drafted).merged);
      return callStaff(calls.publish, { params, body: { revision: drafted.revision } });
    });
  const discard = () => attempt('discarded', () => callStaff(calls.discard, { params, body: { revision } }));
  const returnTo = (version: number) =>
    attempt('returned', () => callStaff(calls.returnTo, { params, body: { revision, version } }));
  const resolve = (keep: Side) => met && accept(met.now, mergeWith(shownOf(setting), met.now, keep).merged);
  const reset = () => show(setting, shownOf(setting));

  const state = { form, setting, start, busy, isUnsaved, conflicts: met?.conflicts };
  return { ...state, problem, remember, reset, save, publish, discard, returnTo, resolve };
}
