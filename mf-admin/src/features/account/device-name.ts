/** Names of browsers and systems. The first match wins, since user agents name several. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: [string, RegExp][], agent: string): string | undefined => names.find(([, sign]) => sign.test(agent))?.[0];

/** A readable name derived from a user agent: 'Chrome, Windows'. Empty if nothing is recognised. */
export const deviceName = (agent: string): string => [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter(Boolean).join(', ');
