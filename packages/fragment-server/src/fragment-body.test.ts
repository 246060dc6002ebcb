import { describe, expect, it } from '@jest/globals';
import { readFragment, writeFragment } from './fragment-body.js';

const remote = {
  name: 'mf-catalog',
  entry: { href: '/a.js', integrity: 'sha256-a' },
  scripts: [],
  table: { href: '/t', integrity: 'sha256-t' },
  styles: [],
};
const fragment = { status: 200, head: { title: 'سيارة\nA', description: '<b>' }, shared: ['data'], remote };

describe('a serialised fragment', () => {
  it('round-trips, with data safe for a script element', () => {
    const { html, state, ...about } = readFragment(
      writeFragment({ ...fragment, html: '<p>日本\n</p>\n', state: { text: '</script>\n' } }),
    );
    expect(about).toEqual(fragment);
    expect(html.toString()).toBe('<p>日本\n</p>\n');
    expect(state.toString()).toBe('{"text":"\\u003c/script>\\n"}');
  });

  it.each([
    ['', 'nothing'],
    ['{"status":200}', 'one line'],
    ['{"status":200}\n{}', 'no markup'],
    ['{"status":200}\n"</script>"\n', 'data that could end a script element'],
  ])('is refused when it is %j: %s', (body) => {
    expect(() => readFragment(Buffer.from(body))).toThrow('no fragment');
  });
});
