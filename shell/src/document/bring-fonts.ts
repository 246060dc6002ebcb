/**
 * Lets the fonts of late sheets (`data-late`) in. On phones they join the document when they have come, after `painted`: rules of fonts
 * that are on their way cost a layout of their own. Wide windows, and later pages of a visit, take the sheets as they are.
 *
 * Its text stands in the document, after the sheets: it knows nothing of this module.
 */
export async function bringFonts(roomy: string, painted: Promise<void>): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-late]')];
  const isKept = () => {
    try {
      return sessionStorage.getItem('fonts');
    } catch {
      return null;
    }
  };
  const keep = () => {
    try {
      sessionStorage.setItem('fonts', 'kept');
    } catch {
      // The next page waits for its fonts again.
    }
  };
  const admit = () => {
    for (const sheet of sheets) sheet.media = 'all';
    keep();
  };
  const isRoomy = () => matchMedia(roomy).matches;
  if (isKept() || isRoomy()) return admit();
  await painted;
  if (isRoomy() || sheets.some(({ sheet }) => !sheet)) return admit();

  const faceOf = ({ style }: CSSFontFaceRule) => {
    const of = (name: string) => style.getPropertyValue(name);
    const descriptors = { weight: of('font-weight'), unicodeRange: of('unicode-range'), display: 'swap' } as const;
    return new FontFace(of('font-family').replace(/"/g, ''), of('src'), descriptors);
  };
  const needed = [...document.querySelectorAll('link[as=font][media]')].map((link) => link.getAttribute('href') ?? '');
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]) as CSSFontFaceRule[];
  const faces = rules.map((rule) => ({ face: faceOf(rule), isNeeded: needed.some((href) => rule.cssText.includes(href)) }));
  await Promise.allSettled(faces.map(({ face, isNeeded }) => isNeeded && face.load()));
  for (const { face } of faces) document.fonts.add(face);
  keep();
}
