/** The keys of a keyboard by rows, plain and with Shift: what each writes on QWERTY and on Kedmanee, the Thai layout. */
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

/** What the same keys write on the other layout: `l;ylfu` is สวัสดี. Nothing for a text that no one layout writes. */
export function onOtherLayout(text: string): string | undefined {
  const layout = /[\u0e01-\u0e5b]/.test(text) ? toLatin : toThai;
  const written = [...text].map((letter) => (letter === ' ' ? letter : layout.get(letter)));
  return written.includes(undefined) ? undefined : written.join('').normalize('NFC').trim();
}
