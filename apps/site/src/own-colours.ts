/** Attributes of old HTML that bring a colour: `<td bgcolor>`, `<font color>`. */
const colourAttribute = /<[a-z][^<>]*\s(?:bgcolor|color)\s*=/i;
const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const colourDeclaration =
  /(?:^|;)\s*(?:color|background(?:-color)?)\s*:\s*(?!\s|inherit|initial|unset|revert|currentcolor|transparent|none)/i;

/**
 * Whether rich text brings colours of its own, as text from Word and old editors does. They were chosen for a white page, and would be
 * unreadable in the dark scheme. The time grows with the length only: the expressions never look back over what they have passed.
 */
export function bringsColours(stored: string): boolean {
  if (colourAttribute.test(stored)) return true;
  for (const [, quoted, apostrophed, bare] of stored.matchAll(styleAttribute))
    if (colourDeclaration.test(quoted ?? apostrophed ?? bare ?? '')) return true;
  return false;
}
