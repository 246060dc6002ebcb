import type { StaffBlogPost } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { toInput, toValues } from './blog-post-values.js';

it('sends translations as stored, tags as a list', () => {
  const translations = { ar: { title: 'مقال', tags: ['مزاد', 'استيراد'] } };
  const values = toValues({ translations, outdated: { ar: ['title'] } } as unknown as StaffBlogPost);
  expect(values.translations.ar?.tags).toBe('مزاد\nاستيراد');
  expect(toInput(values)).toMatchObject({ translations: { ...translations, ja: { tags: [] } }, outdated: { ar: ['title'] } });
});
