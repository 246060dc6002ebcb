const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  filter: 'M3 6h18M6 12h12M10 18h4',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  phone: 'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 005 5l1.5-2 4.5 1.5V18a2 2 0 01-2 2A14 14 0 014 6a2 2 0 012-2z',
  whatsapp: 'M4 20l1.2-4A8 8 0 118 18.9zM9 8.5c-.3 3.6 2.9 6.8 6.5 6.5l.5-1.8-1.8-.9-1.2.9c-.9-.4-1.8-1.3-2.2-2.2l.9-1.2-.9-1.8z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pin: 'M12 21c4-5 6.5-8.3 6.5-11.5a6.5 6.5 0 10-13 0C5.5 12.7 8 16 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5',
  heart: 'M12 20S4 14.5 4 9a4.2 4.2 0 018-1.7A4.2 4.2 0 0120 9c0 5.5-8 11-8 11z',
  shown: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6',
  hidden: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6M4 4l16 16',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
} as const;

const DIRECTED = new Set<keyof typeof PATHS>(['arrow', 'chevron']);

export interface IconProps {
  name: keyof typeof PATHS;
  /** In pixels at the browser's default font size, with which it grows. */
  size?: number;
  className?: string;
}

/** A decorative line icon beside a word. Arrows are mirrored in right-to-left pages. */
export const Icon = ({ name, size = 20, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={[DIRECTED.has(name) && 'directed', className].filter(Boolean).join(' ') || undefined}
    fill="none"
    height={`${size / 16}rem`}
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.5"
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
  >
    <path d={PATHS[name]} />
  </svg>
);
