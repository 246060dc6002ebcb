import { bringCode, type StartFiles } from '../document/bring-code.js';
import { bringFonts } from '../document/bring-fonts.js';
import { rememberEarly } from '../document/remember-early.js';
import { json } from '../json.js';

/** The only script inside the document: three functions that stand for themselves, as text. */
export const startScript = (files: StartFiles): string =>
  `(${rememberEarly})();(${bringFonts})(${json(files.roomy)},(${bringCode})(${json(files)}))`;
