import sarabunLatin from '@fontsource/sarabun/files/sarabun-latin-400-normal.woff2?url';
import sarabunLatinBold from '@fontsource/sarabun/files/sarabun-latin-600-normal.woff2?url';
import sarabunThai from '@fontsource/sarabun/files/sarabun-thai-400-normal.woff2?url';
import sarabunThaiBold from '@fontsource/sarabun/files/sarabun-thai-600-normal.woff2?url';

const face = (file: string, weight: number, range: string) =>
  `@font-face{font-family:Sarabun;font-weight:${weight};src:url(${file}) format("woff2");unicode-range:${range}}`;

/** Style of what is written, in the editor and in the preview. White: writers choose colours for a white page. */
export const editorStylesheet = [
  face(sarabunThai, 400, 'U+0E01-0E5B,U+200B-200D,U+25CC'),
  face(sarabunThaiBold, 600, 'U+0E01-0E5B,U+200B-200D,U+25CC'),
  face(sarabunLatin, 400, 'U+0000-00FF,U+2000-206F'),
  face(sarabunLatinBold, 600, 'U+0000-00FF,U+2000-206F'),
  'html{background:#fff;height:100%}',
  'body{background:#fff;color:#1b2430;font:16px/1.6 Sarabun,sans-serif;min-height:100%;padding:12px 16px}',
  // a wide table scrolls by itself; the text around it stays in sight
  'img{max-width:100%}a{color:#1548b8}table{display:block;max-width:100%;overflow-x:auto}td>p:last-child,th>p:last-child{margin-bottom:0}',
].join('');

/** Height of an editor in pixels, tools included, as documented. */
export const editorHeight = 500;
