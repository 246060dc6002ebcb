import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, errorBody, type Language, languageSettings } from '@dealership/contracts';
import { visitorLanguage } from './visitor-language.js';

/** Header with a document's nonce, from the gateway to an upstream. Never accepted from outside. */
export const NONCE_HEADER = 'x-csp-nonce';

/**
 * Headers with which the shell passes the CSP sources of a document's inline scripts and styles when it has no nonce:
 * `'sha256-…' 'sha256-…'`. Not sent to visitors.
 */
export const INLINE_HEADERS = { scripts: 'x-inline-scripts', styles: 'x-inline-styles' } as const;

/** Header with which the shell marks an incomplete document: the gateway prefers a complete cached one. */
export const INCOMPLETE_HEADER = 'x-incomplete';

interface Texts {
  title: string;
  text: string;
  link: string;
}

// The parts with the site's translations may themselves be unavailable.
const UNAVAILABLE: Record<Language, Texts> = {
  en: {
    title: 'We will be right back',
    text: 'This page is taking a short pause. Please try again in a moment.',
    link: 'Reload the page',
  },
  ar: {
    title: 'سنعود خلال لحظات',
    text: 'هذه الصفحة في استراحة قصيرة. يُرجى المحاولة مرة أخرى بعد قليل.',
    link: 'إعادة تحميل الصفحة',
  },
  ja: {
    title: 'まもなく再開いたします',
    text: 'ただいまこのページを表示できません。しばらくしてからもう一度お試しください。',
    link: 'ページを再読み込み',
  },
};

const REFUSED: Record<Language, Texts> = {
  en: {
    title: 'Nothing was found at this address',
    text: 'Please check the address, or begin at our home page.',
    link: 'To the home page',
  },
  ar: {
    title: 'لا يوجد شيء على هذا العنوان',
    text: 'يُرجى التحقق من العنوان، أو البدء من صفحتنا الرئيسية.',
    link: 'إلى الصفحة الرئيسية',
  },
  ja: {
    title: 'このアドレスには何もありません',
    text: 'アドレスをご確認いただくか、トップページからお探しください。',
    link: 'トップページへ',
  },
};

/** After a native form submission: reloading the page submits it again. */
const UNSENT: Record<Language, Omit<Texts, 'link'>> = {
  en: {
    title: 'Not sent yet',
    text: 'Nothing is lost. Please wait a minute, reload this page and confirm that the form is sent again.',
  },
  ar: {
    title: 'لم يُرسل النموذج بعد',
    text: 'لم يُفقد شيء. يُرجى الانتظار دقيقة ثم إعادة تحميل هذه الصفحة وتأكيد إرسال النموذج مرة أخرى.',
  },
  ja: {
    title: 'まだ送信されていません',
    text: '入力内容は失われていません。1分ほどお待ちのうえ、このページを再読み込みし、フォームの再送信を確認してください。',
  },
};

const STYLE = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;padding:40px clamp(24px,8vw,104px);background:#0b0c0e;color:#f4efe6;
font:400 18px/1.6 Manrope,"IBM Plex Sans Arabic","Noto Sans JP",system-ui,sans-serif}
main{max-width:36rem;border-inline-start:1px solid #8f6b36;padding-inline-start:clamp(24px,4vw,40px)}
h1{margin:0 0 16px;font:500 clamp(28px,5vw,56px)/1.15 Cormorant,Georgia,serif;letter-spacing:-.01em}
:lang(ar) h1,:lang(ja) h1{font-family:"Noto Kufi Arabic","Noto Serif JP",serif;font-size:clamp(22px,4vw,40px);line-height:1.4;letter-spacing:0}
p{margin:0 0 40px;color:#b9b3a7;text-wrap:balance}
a{display:inline-block;min-height:48px;padding:11px 24px;border-radius:2px;background:#c9a566;color:#0b0c0e;font-weight:600;text-decoration:none;
transition:background-color 160ms ease-out}
a:hover{background:#f0deb4}
a:focus-visible{outline:2px solid #c9a566;outline-offset:4px}
@media (prefers-reduced-motion:reduce){a{transition:none}}`;

/** A self-contained page, for when nothing behind the gateway is available. */
function errorPage(language: Language, nonce: string, status: number, isForm: boolean): string {
  const failed = status >= 500;
  const { title, text, link } = isForm ? { ...UNSENT[language], link: '' } : (failed ? UNAVAILABLE : REFUSED)[language];
  return `<!doctype html>
<html lang="${language}" dir="${languageSettings(language).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${link && `<a href="${failed ? '' : '/'}">${link}</a>`}
</main>
</body>
</html>
`;
}

export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The error response: a page if there is a nonce, which only documents have, else JSON. */
export function errorAnswer(
  code: ErrorCode,
  { id, headers, method }: { id: string; headers: IncomingHttpHeaders; method?: string },
  nonce: string | undefined,
): ErrorAnswer {
  const body = errorBody(code, { requestId: id });
  const status = body.statusCode;
  if (!nonce) return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
  const language = visitorLanguage(headers);
  const about = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
  return { status, headers: about, body: errorPage(language, nonce, status, method === 'POST') };
}
