import { type Attrs, type DOMOutputSpec, type NodeSpec, type ParseRule, Schema } from 'prosemirror-model';

type Attributes = Record<string, string>;

/** The attributes of an element that have a value, for `toDOM`. */
const given = (attrs: Attrs, names: string[]): Attributes =>
  Object.fromEntries(names.filter((name) => attrs[name] !== null).map((name) => [name, attrs[name]]));

const attributesOf = (element: Element, names: string[]): Attrs =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

const optional = (names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

const PICTURE = ['src', 'alt', 'width', 'height'];
const LINK = ['href', 'title'];

/** An element of which the text is either its own or in paragraphs. */
const holder = (tag: string): Pick<NodeSpec, 'attrs' | 'parseDOM' | 'toDOM'> => ({
  attrs: { hasParagraphs: { default: false } },
  parseDOM: [{ tag, getAttrs: (element) => ({ hasParagraphs: element.querySelector(':scope > p') !== null }) }],
  toDOM: ({ attrs }) => [tag, attrs.hasParagraphs ? { 'data-paragraphs': '' } : {}, 0],
});

/** A style that has two elements; the one that was used is kept. */
const styled = (tags: [string, string]) => ({
  attrs: { tag: { default: tags[0] } },
  parseDOM: tags.map((tag): ParseRule & { tag: string } => ({ tag, attrs: { tag } })),
  toDOM: ({ attrs }: { attrs: Attrs }): DOMOutputSpec => [attrs.tag, 0],
});

const plain = (tag: string) => ({ parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] });

function figureOf(figure: HTMLElement): Attrs | false {
  const picture = figure.querySelector(':scope > img, :scope > a > img');
  if (!picture) return false;
  const href = picture.parentElement?.getAttribute('href') ?? null;
  return { ...attributesOf(picture, PICTURE), href };
}

/** What the editor can show of the HTML that the service allows. Other contents are edited as HTML. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { ...plain('p'), group: 'block', content: 'inline*' },
    heading: {
      attrs: { level: { default: 2 } },
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: { ...plain('ul'), group: 'block list', content: 'list_item+' },
    ordered_list: { ...plain('ol'), group: 'block list', content: 'list_item+' },
    list_item: { ...holder('li'), content: 'paragraph list*', defining: true },
    blockquote: { ...holder('blockquote'), group: 'block', content: 'paragraph+', defining: true },
    figure: {
      attrs: optional([...PICTURE, 'href']),
      group: 'block',
      content: 'inline*',
      isolating: true,
      draggable: true,
      parseDOM: [
        {
          tag: 'figure',
          getAttrs: figureOf,
          contentElement: (figure) =>
            (figure as Element).querySelector<HTMLElement>(':scope > figcaption') ?? document.createElement('figcaption'),
        },
      ],
      toDOM({ attrs }) {
        const picture: DOMOutputSpec = ['img', given(attrs, PICTURE)];
        return ['figure', attrs.href === null ? picture : ['a', { href: attrs.href }, picture], ['figcaption', 0]];
      },
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    image: {
      inline: true,
      attrs: optional(PICTURE),
      group: 'inline',
      draggable: true,
      parseDOM: [{ tag: 'img', getAttrs: (element) => attributesOf(element, PICTURE) }],
      toDOM: ({ attrs }) => ['img', given(attrs, PICTURE)],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    // First, so that a link is not divided by other styles.
    link: {
      attrs: optional(LINK),
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => attributesOf(element, LINK) }],
      toDOM: ({ attrs }) => ['a', given(attrs, LINK), 0],
    },
    strong: styled(['strong', 'b']),
    em: styled(['em', 'i']),
    u: plain('u'),
    s: plain('s'),
    sub: plain('sub'),
    sup: plain('sup'),
    code: plain('code'),
  },
});
