import { describe, expect, it } from '@jest/globals';
import { fillReply, onlyKnownPlaceholders, placeholdersIn } from '../../inbox/reply-placeholders.js';
import { replyTemplates } from './reply-templates.js';

const template = (text: object) => ({
  templates: [{ kind: 'any', title: { en: 'A', ar: '', ja: '' }, text: { en: 'Hello {name}', ar: '', ja: '', ...text } }],
});

describe('a template of a reply', () => {
  it.each([
    [{ ar: 'مرحبًا {customer}' }, 'templates.0.text.ar'],
    [{ en: '{Name}' }, 'templates.0.text.en'],
    [{ en: '{{name}}' }, 'templates.0.text.en'],
    [{ ja: '{name' }, 'templates.0.text.ja'],
    [{ en: '' }, 'templates.0.text.en'],
  ])('is refused with %j, by its field', (text, path) => {
    const { error } = replyTemplates.form.schema.safeParse(template(text));
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('of the defaults is one that may be saved, in all three languages', () => {
    expect(replyTemplates.form.schema.safeParse(replyTemplates.defaults).success).toBe(true);
    for (const { title, text } of replyTemplates.defaults.templates) {
      expect(Object.values({ ...title, ...text }).every(Boolean)).toBe(true);
      expect(placeholdersIn(text.ar).sort()).toEqual(placeholdersIn(text.en).sort());
      expect(placeholdersIn(text.ja).sort()).toEqual(placeholdersIn(text.en).sort());
    }
  });
});

it('fills in what is known, and leaves the rest to who writes', () => {
  const filled = fillReply('{name}: {car} costs {price}. {x}', { name: '{car}', car: 'Aurelio $& Vento' });
  expect(filled).toBe('{car}: Aurelio $& Vento costs {price}. {x}');
  expect(placeholdersIn(filled)).toEqual(['car', 'price']);
  expect(onlyKnownPlaceholders('no braces')).toBe(true);
});
