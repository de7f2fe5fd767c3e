/** Rows of the keyboard, without and with Shift: characters of QWERTY and of Kedmanee, the Thai layout. */
const rows = [
  ['`1234567890-=', '_ๅ/-ภถุึคตจขช'],
  ['qwertyuiop[]\\', 'ๆไำพะัีรนยบลฃ'],
  ["asdfghjkl;'", 'ฟหกดเ้่าสวง'],
  ['zxcvbnm,./', 'ผปแอิืทมใฝ'],
  ['~!@#$%^&*()_+', '%+๑๒๓๔ู฿๕๖๗๘๙'],
  ['QWERTYUIOP{}|', '๐"ฎฑธํ๊ณฯญฐ,ฅ'],
  ['ASDFGHJKL:"', 'ฤฆฏโฌ็๋ษศซ.'],
  ['ZXCVBNM<>?', '()ฉฮฺ์?ฒฬฦ'],
] as const;

const keys = rows.flatMap(([qwerty, kedmanee]) => [...qwerty].map((key, at) => [key, kedmanee[at] as string] as const));
const toThai = new Map(keys);
const toLatin = new Map(keys.map(([latin, thai]) => [thai, latin]));

/** The same keys on the other layout: `l;ylfu` gives สวัสดี. Undefined for a text that no single layout can type. */
export function onOtherLayout(text: string): string | undefined {
  const layout = /[\u0e01-\u0e5b]/.test(text) ? toLatin : toThai;
  const converted = [...text].map((letter) => (letter === ' ' ? letter : layout.get(letter)));
  return converted.includes(undefined) ? undefined : converted.join('').normalize('NFC').trim();
}
