import { requestKinds } from '../../inquiries/requests/kinds/index.js';
import { type LocalizedText, localized } from '../../languages/localized-text.js';
import { DEFAULT_JOURNEY_STEPS } from '../defaults/journey-steps.js';
import { groupSetting, listSetting, numberSetting, patternSetting, wordsSetting } from '../fields/index.js';
import { defineSetting } from '../setting.js';

const STEPS = localized('Steps', 'المراحل', 'ステップ');

const steps = (label: LocalizedText) =>
  groupSetting(
    label,
    {
      steps: listSetting(
        STEPS,
        groupSetting(localized('Step', 'المرحلة', 'ステップ'), {
          name: wordsSetting(localized('Name', 'الاسم', '名称'), { maximum: 80 }),
          key: patternSetting(localized('Key', 'المعرّف', '識別名'), {
            pattern: /^[a-z][a-z0-9-]{0,39}$/,
            message: 'journeyKey',
            input: 'text',
          }),
        }),
        { add: localized('Add a step', 'إضافة مرحلة', 'ステップを追加'), minimum: 1, maximum: 30 },
      ),
    },
    [
      {
        isValid: ({ steps: list }) => new Set(list.map(({ key }) => key)).size === list.length,
        path: ['steps'],
        message: 'journeyStepTwice',
      },
    ],
  );

const { import: importing, sourcing, consignment } = requestKinds;

/** Steps of a car's journey to its customer. A journey keeps the steps it was created with. */
export const journeys = defineSetting({
  kind: 'business',
  group: 'requests',
  withoutPreview: true,
  page: '/import-services',
  form: groupSetting(localized('Journey pages', 'صفحات تتبّع السيارة', '進捗状況ページ'), {
    linkDays: numberSetting(localized('Days that a link works', 'أيام صلاحية الرابط', 'リンクの有効日数'), {
      minimum: 1,
      maximum: 366,
    }),
    auction: steps(localized('Cars from auction', 'سيارات المزاد', 'オークション落札車')),
    import: steps(importing.titles.many),
    sourcing: steps(sourcing.titles.many),
    reservation: steps(localized('Vehicle reservations', 'حجوزات السيارات', '車両のご予約')),
    consignment: steps(consignment.titles.many),
  }),
  defaults: {
    linkDays: 120,
    auction: { steps: DEFAULT_JOURNEY_STEPS.auction },
    import: { steps: DEFAULT_JOURNEY_STEPS.import },
    sourcing: { steps: DEFAULT_JOURNEY_STEPS.sourcing },
    reservation: { steps: DEFAULT_JOURNEY_STEPS.reservation },
    consignment: { steps: DEFAULT_JOURNEY_STEPS.consignment },
  },
});
