import { expect, it } from '@jest/globals';
import { folderCycles } from './folder-cycles.ts';

const importing = (source: string, ...resolved: string[]) => ({ source, dependencies: resolved.map((to) => ({ resolved: to })) });

it('finds a cycle of folders whose files form none', () => {
  const modules = [
    importing('svc-a/src/orders/order.ts', 'svc-a/src/mail/texts/localized-text.ts'),
    importing('svc-a/src/mail/send/send.ts', 'svc-a/src/people/person.ts'),
    importing('svc-a/src/people/person.ts', 'svc-a/src/orders/number.ts'),
  ];
  expect(folderCycles(modules)).toEqual([
    {
      parent: 'svc-a/src',
      imports: [
        'svc-a/src/orders/order.ts → svc-a/src/mail/texts/localized-text.ts',
        'svc-a/src/mail/send/send.ts → svc-a/src/people/person.ts',
        'svc-a/src/people/person.ts → svc-a/src/orders/number.ts',
      ],
    },
  ]);
});

it('reports the shortest cycle of a part', () => {
  const modules = [
    importing('packages/kit/src/a/1.ts', 'packages/kit/src/b/1.ts'),
    importing('packages/kit/src/b/1.ts', 'packages/kit/src/c/1.ts'),
    importing('packages/kit/src/c/1.ts', 'packages/kit/src/a/2.ts', 'packages/kit/src/b/2.ts'),
  ];
  expect(folderCycles(modules).map(({ imports }) => imports.length)).toEqual([2]);
});

it('finds a cycle of nested folders', () => {
  const modules = [
    importing('svc-a/src/mail/letters/a.ts', 'svc-a/src/mail/texts/b.ts', 'svc-a/src/mail/mail.ts'),
    importing('svc-a/src/mail/texts/c.ts', 'svc-a/src/mail/letters/d.ts'),
    importing('svc-a/src/mail/mail.ts', 'svc-a/src/mail/texts/c.ts'),
  ];
  const imports = [
    'svc-a/src/mail/letters/a.ts → svc-a/src/mail/texts/b.ts',
    'svc-a/src/mail/texts/c.ts → svc-a/src/mail/letters/d.ts',
  ];
  expect(folderCycles(modules)).toEqual([{ parent: 'svc-a/src/mail', imports }]);
});

it('ignores tests, the list of entities, and other parts', () => {
  const modules = [
    importing(
      'svc-a/src/orders/order.ts',
      'svc-a/src/mail/mail.ts',
      'svc-a/src/database/schema.ts',
      'packages/kit/src/mail/1.ts',
    ),
    importing('svc-a/src/database/database.ts', 'svc-a/src/orders/order.ts'),
    importing('svc-a/src/mail/mail.test.ts', 'svc-a/src/orders/order.ts'),
    importing('packages/kit/src/mail/1.ts', 'packages/kit/src/mail/2.ts', 'packages/kit/src/index.ts'),
  ];
  expect(folderCycles(modules)).toEqual([]);
});
