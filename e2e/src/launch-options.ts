const executablePath = process.env.CHROMIUM_PATH;
const fullPath = process.env.FULL_CHROMIUM_PATH;

/** The browser of the journeys. */
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

/** A browser that keeps the pages one has left, where there is one. Browsers of tests keep none unless they are asked to. */
export const launchWithCache = {
  ...launchOptions,
  ...(fullPath && { executablePath: fullPath }),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
