/** Titles that stand before names, longer ones first. */
const titles = [
  ...'ว่าที่ ร.ต.หญิง|ว่าที่ร้อยตรีหญิง|ว่าที่ร้อยตรี|ว่าที่ ร.ต.|เด็กหญิง|เด็กชาย|นางสาว|น.ส.|ด.ช.|ด.ญ.|นส.|นาย|นาง'.split('|'),
  ...'ศาสตราจารย์|รองศาสตราจารย์|ผู้ช่วยศาสตราจารย์|อาจารย์|ดร.|ผศ.|รศ.|ศ.|อ.'.split('|'),
  ...'Assoc. Prof.|Asst. Prof.|Prof.|Miss|Mrs.|Mrs|Mr.|Mr|Ms.|Ms|Dr.|Dr'.split('|'),
].map((title) => title.replaceAll('.', '\\.').replaceAll(' ', '\\s*'));

/** “Mr” is no title in “Mrinal”, nor “นาย” in “นายิกา”, where a vowel of the word follows. */
const wordEnd = '(?<=\\.)|(?![a-z\\u0e30-\\u0e3a\\u0e45\\u0e47-\\u0e4e])';
/** One title, more of them if those end with a dot, the first word, and the rest. */
const name = new RegExp(`^((?:(?:${titles.join('|')})(?:${wordEnd})\\s*(?:(?:${titles.join('|')})(?<=\\.)\\s*)*)?)(\\S*)\\s*(.*)$`, 'i');

/** Splits a whole name into its titles, with or without spaces after them, the first word, and the rest. */
export function splitName(text: string): Record<'prefix' | 'first' | 'last', string> {
  const [, prefix = '', first = '', last = ''] = name.exec(text) ?? [];
  return { prefix: prefix.trim(), first, last };
}
