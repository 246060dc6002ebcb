import { DESKTOP } from '../media-queries.js';

const STORAGE_KEY = 'fonts';

function areCached(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberCached(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'cached');
  } catch {
    // The next page loads its fonts normally again.
  }
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  const descriptors = { weight: of('font-weight'), unicodeRange: of('unicode-range'), display: 'swap' } as const;
  return new FontFace(of('font-family').replace(/"/g, ''), of('src'), descriptors);
}

/** Adds the fonts of some style sheets to the document once those of the first screen are loaded. */
async function addFaces(sheets: (HTMLLinkElement | HTMLStyleElement)[]): Promise<void> {
  const needed = [...document.querySelectorAll('link[as=font][media]')].map((link) => link.getAttribute('href') ?? '');
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]) as CSSFontFaceRule[];
  const faces = rules.map((rule) => ({ face: faceOf(rule), isNeeded: needed.some((href) => rule.cssText.includes(href)) }));
  await Promise.allSettled(faces.map(({ face, isNeeded }) => isNeeded && face.load()));
  for (const { face } of faces) document.fonts.add(face);
}

/**
 * Activates the fonts of deferred style sheets (`data-deferred`). On phones they are added once they are loaded, after
 * `painted`: rules of fonts that are still loading would cost an extra layout. Wide windows, and later pages of a
 * visit, use the style sheets directly.
 */
export async function loadDeferredFonts(painted: Promise<void>): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-deferred]')];
  const isDesktop = () => matchMedia(DESKTOP).matches;
  const admit = () => {
    for (const sheet of sheets) sheet.media = 'all';
    rememberCached();
  };
  if (areCached() || isDesktop()) return admit();
  await painted;
  if (isDesktop() || sheets.some(({ sheet }) => !sheet)) return admit();
  await addFaces(sheets);
  rememberCached();
}
