import { mediaAddress, readMediaAddress, storedWidths } from '@dealership/contracts';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import styles from './viewer.module.css';

export interface ViewedPicture {
  address: string;
  /** Used as alternative text and caption. */
  alt: string;
}

export interface ViewerOptions {
  pictures: ViewedPicture[];
  /** Index of the initial picture. */
  at: number;
  labels: Record<'label' | 'close' | 'previous' | 'next' | 'zoom' | 'failed', string> & {
    /** Label of a thumbnail, by index. */
    show: (at: number) => string;
  };
  /** Called when the viewer is closed, with the index of the current picture. */
  onClosed: (at: number) => void;
}

const ICONS = {
  close: 'M5 5l14 14M19 5L5 19',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  zoom: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21M8 10.5h5M10.5 8v5',
};

function slideOf({ address, alt }: ViewedPicture): SlideData {
  const stored = readMediaAddress(address);
  if (!stored) return { src: address, alt, width: 1600, height: 1067 };
  const widths = storedWidths(stored.width);
  const width = widths.at(-1) ?? stored.width;
  return {
    src: address,
    srcset: widths.map((each) => `${mediaAddress(stored.id, each)} ${each}w`).join(', '),
    width,
    height: Math.round((stored.height * width) / stored.width),
    alt,
  };
}

function icon(name: keyof typeof ICONS): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [attribute, value] of Object.entries({ viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true' }))
    svg.setAttribute(attribute, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

function createDiv(className: string | undefined, ...children: (Node | string)[]): HTMLDivElement {
  const element = document.createElement('div');
  element.className = `${className} pswp__hide-on-close`;
  element.append(...children);
  return element;
}

function button(name: keyof typeof ICONS, label: string, press: () => void, className = ''): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `${styles.button} ${className}`;
  element.ariaLabel = label;
  element.append(icon(name));
  element.addEventListener('click', press);
  return element;
}

/** The picture's address in the smallest stored width. */
function thumbnailAddress(address: string): string {
  const stored = readMediaAddress(address);
  const [smallest] = stored ? storedWidths(stored.width) : [];
  return stored && smallest ? mediaAddress(stored.id, smallest) : address;
}

/** One button per picture, in the page's direction. */
function thumbnailStrip({ pictures, labels }: ViewerOptions, show: (at: number) => void) {
  const buttons = pictures.map(({ address }, at) => {
    const element = document.createElement('button');
    const image = new Image(96, 64);
    image.alt = '';
    image.src = thumbnailAddress(address);
    element.type = 'button';
    element.className = styles.thumbnail ?? '';
    element.ariaLabel = labels.show(at);
    element.append(image);
    element.addEventListener('click', () => show(at));
    return element;
  });
  const strip = createDiv(styles.strip, ...buttons);
  if (pictures.length > FEW) strip.dataset.many = '';
  const mark = (at: number) => {
    for (const each of buttons) each.removeAttribute('aria-current');
    buttons[at]?.setAttribute('aria-current', 'true');
    const left = (buttons[at]?.offsetLeft ?? 0) - (strip.clientWidth - (buttons[at]?.offsetWidth ?? 0)) / 2;
    strip.scrollTo?.({ left });
  };
  return { strip, mark };
}

/** Up to this number of pictures, thumbnails are large on phones. */
const FEW = 6;

/** On phones: width of the edges at which the neighbouring pictures are visible, and the gap between pictures. */
const EDGE = 24;
const GAP = 8;

const isUpright = () => window.matchMedia('(max-width: 43.74em) and (orientation: portrait)').matches;

/** On upright phones: height of the caption and the thumbnails below the picture. */
const BELOW = 340;

/**
 * The space around the picture. On upright phones the picture is in the upper half, above its caption and the
 * thumbnails; the style sheet reads its bottom edge.
 */
function spaceAround(root: HTMLElement | undefined, total: number) {
  const { innerWidth, innerHeight } = window;
  if (isUpright()) {
    const height = Math.round(((innerWidth - 2 * EDGE) * 2) / 3);
    const top = Math.max(72, Math.min(Math.round(innerHeight * 0.18), innerHeight - height - BELOW));
    root?.style.setProperty('--picture-end', `${top + height}px`);
    return { top, bottom: Math.max(innerHeight - top - height, 0), left: EDGE, right: EDGE };
  }
  const isLow = innerHeight < 560;
  const side = innerWidth < 1000 ? 0 : 96;
  return { top: isLow ? 0 : 72, bottom: isLow ? 0 : total > 1 ? 112 : 24, left: side, right: side };
}

/**
 * Shows pictures in full screen: swipe; zoom by pinch, wheel or double tap; navigate with arrow keys; close with
 * Escape.
 */
export function openViewer(options: ViewerOptions): void {
  const { pictures, at, labels, onClosed } = options;
  // The library is left-to-right, but right-to-left readers navigate in the opposite direction.
  const mirrored = getComputedStyle(document.documentElement).direction === 'rtl';
  const turned = (index: number) => (mirrored ? pictures.length - 1 - index : index);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer: PhotoSwipe = new PhotoSwipe({
    dataSource: pictures.map((_, index) => slideOf(pictures[turned(index)] as ViewedPicture)),
    index: turned(at),
    bgOpacity: 1,
    mainClass: styles.viewer ?? '',
    paddingFn: () => spaceAround(viewer?.element, pictures.length),
    // Neighbouring pictures are visible at the edges of a phone.
    spacing: isUpright() ? -(2 * EDGE - GAP) / window.innerWidth : 0.1,
    wheelToZoom: true,
    showHideAnimationType: still ? 'none' : 'fade',
    errorMsg: labels.failed,
  });
  // Only its digits are left-to-right; its position follows the page's direction.
  const counter = document.createElement('bdi');
  counter.dir = 'ltr';
  const caption = createDiv(styles.caption);
  const { strip, mark } = thumbnailStrip(options, (index) => viewer.goTo(turned(index)));
  // The library creates its own buttons from markup, which the site's CSP blocks.
  viewer.on('uiRegister', () => void viewer.ui?.uiElementsData.splice(0));
  viewer.on('afterInit', () => {
    viewer.element?.setAttribute('aria-label', labels.label);
    const close = button('close', labels.close, () => viewer.close());
    const zoom = button('zoom', labels.zoom, () => viewer.toggleZoom(), styles.zoom);
    viewer.element?.append(createDiv(styles.bar, createDiv(styles.counter, counter), caption, zoom, close));
    if (pictures.length === 1) return;
    const [left, right] = mirrored ? [labels.next, labels.previous] : [labels.previous, labels.next];
    const arrows = [
      button('left', left, () => viewer.prev(), styles.left),
      button('right', right, () => viewer.next(), styles.right),
    ];
    for (const arrow of arrows) arrow.classList.add('pswp__hide-on-close');
    viewer.element?.append(...arrows, strip);
  });
  viewer.on('change', () => {
    const index = turned(viewer.currIndex);
    counter.textContent = `${index + 1} / ${pictures.length}`;
    caption.textContent = pictures[index]?.alt ?? '';
    mark(index);
  });
  viewer.on('destroy', () => onClosed(turned(viewer.currIndex)));
  viewer.init();
}
