const executablePath = process.env.CHROMIUM_PATH;
const fullPath = process.env.FULL_CHROMIUM_PATH;

/** Options for launching the browser of the end-to-end tests. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Options for a browser with a back/forward cache, if one is available. Playwright disables it by default. */
export const launchWithCache = {
  ...launchOptions,
  ...(fullPath && { executablePath: fullPath }),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
