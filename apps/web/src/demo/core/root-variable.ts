/** What the theme gives the whole document under a name, as it is in force now. */
export function rootVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
