import { settingNamed } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { mergeSetting } from './merge-setting.js';

const faq = settingNamed('faq').form;
const words = (en: string, ar = '') => ({ en, ar, ja: '' });
const entry = (question: string, answer = `To ${question}`) => ({ question: words(question), answer: words(answer) });
const [A, B, C] = [entry('A'), entry('B'), entry('C')];

const merge = (before: object[], mine: object[], theirs: object[]) => {
  const { merged, conflicts } = mergeSetting(faq, {
    before: { questions: before },
    mine: { questions: mine },
    theirs: { questions: theirs },
  });
  return { questions: merged.questions, conflicts: conflicts.map(({ path }) => path.join('.')) };
};

const together = (questions: object[]) => ({ questions, conflicts: [] });

describe('concurrent changes of one list', () => {
  it.each([
    ['of two entries', [A, B], [entry('A', 'Mine'), B], [A, entry('B', 'Theirs')], [entry('A', 'Mine'), entry('B', 'Theirs')]],
    ['one more from each', [A], [A, B], [A, C], [A, B, C]],
    ['the same entry from both', [A], [A, B], [A, B], [A, B]],
    ['one in front and one changed', [A, B], [C, A, B], [A, entry('B', 'Theirs')], [C, A, entry('B', 'Theirs')]],
    ['one taken away and one changed', [A, B], [B], [A, entry('B', 'Theirs')], [entry('B', 'Theirs')]],
    ['another order and one changed', [A, B], [B, A], [entry('A', 'Theirs'), B], [B, entry('A', 'Theirs')]],
    ['another order and one more', [A, B], [A, B, C], [B, A], [B, C, A]],
    ['two that say the same and were added at once', [A], [A, B, B], [A], [A, B, B]],
  ])('are merged: %s', (_, before, mine, theirs, merged) => {
    expect(merge(before, mine, theirs)).toEqual(together(merged));
  });

  it('are merged by language', () => {
    const arabic = { ...A, answer: words('To A', 'ج') };
    expect(merge([A], [arabic], [entry('A', 'Theirs')])).toEqual(together([{ ...A, answer: words('Theirs', 'ج') }]));
  });

  it('conflict only in the same text of the same entry', () => {
    const mine = [entry('A', 'Mine'), entry('B', 'Mine')];
    const { questions, conflicts } = merge([A, B], mine, [entry('A', 'Theirs'), B]);
    expect(conflicts).toEqual(['questions.0.answer.en']);
    expect(questions).toEqual(mine);
  });

  it('conflict when one removes what the other changed, and in two orders', () => {
    expect(merge([A, B], [B], [entry('A', 'Theirs'), B])).toEqual({ questions: [B], conflicts: ['questions.0'] });
    expect(merge([A, B, C], [B, A, C], [C, A, B])).toEqual({ questions: [B, A, C], conflicts: ['questions'] });
  });
});

it("use the preferred side for conflicts, and everybody's changes elsewhere", () => {
  const before = { name: words('Before'), whatsapp: '1', email: 'a@cars.example' };
  const versions = {
    before,
    mine: { ...before, name: words('Mine'), whatsapp: '2' },
    theirs: { ...before, name: words('Theirs'), email: 'b@cars.example' },
  };
  const { form } = settingNamed('dealer');
  const shared = { whatsapp: '2', email: 'b@cars.example' };
  expect(mergeSetting(form, versions).merged).toMatchObject({ name: words('Mine'), ...shared });
  expect(mergeSetting(form, versions, 'theirs').merged).toMatchObject({ name: words('Theirs'), ...shared });
});
