const { parse } = require('node:path');

/** Mocks `import file from './car.webp?picture'` with addresses from the file name: '/car.webp', '/car.avif 1600w'. */
module.exports = {
  process(_text, path) {
    const { name, base } = parse(path);
    const file = { src: `/${base}`, avif: `/${name}.avif 1600w`, width: 1600, height: 1067 };
    return { code: `module.exports = ${JSON.stringify(file)};` };
  },
};
