export type Scheme = 'light' | 'dark';

/** Variables that the page's style sheets give to the whole document, as they are written there. */
export interface ThemeVariables {
  /** In either scheme. */
  shared: ReadonlyMap<string, string>;
  schemes: Readonly<Record<Scheme, ReadonlyMap<string, string>>>;
  /** Names that the product states itself, over the library's. */
  own: ReadonlySet<string>;
}

/** Reads the theme out of the style sheets of the page, where the library has put it: what is shown is what is in force. */
export function readTheme(sheets: Iterable<CSSStyleSheet> = document.styleSheets): ThemeVariables {
  const shared = new Map<string, string>();
  const schemes = { light: new Map<string, string>(), dark: new Map<string, string>() };
  // what the page itself states after the library's file comes first: those are the product's own
  const inPage = (sheet: CSSStyleSheet) => sheet.ownerNode?.nodeName === 'STYLE';
  const own = new Set<string>();
  for (const [rule, isOwn] of [...sheets].flatMap((sheet) => rulesOf(sheet).map((each) => [each, inPage(sheet)] as const))) {
    if (!('selectorText' in rule)) continue;
    const { selectorText, style } = rule as CSSStyleRule; // has a selector
    const [, scheme] = /^:root\[data-mantine-color-scheme=["']?(light|dark)["']?\]/.exec(selectorText) ?? [];
    // the library gives some of them to its host element as well
    const isRoot = /^:root(?:, ?:host)?$/.test(selectorText);
    const into = scheme === undefined ? isRoot && shared : schemes[scheme as Scheme]; // by the pattern
    for (const name of into ? style : []) {
      if (into && name.startsWith('--')) into.set(name, style.getPropertyValue(name).trim());
      if (isOwn) own.add(name);
    }
  }
  return { shared, schemes, own };
}

/** The rules of a sheet; none of one that belongs to another website, which may not be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** A variable's own value in a scheme, followed through the variables it is made of; empty where there is none. */
export function valueIn(theme: ThemeVariables, scheme: Scheme, name: string): string {
  let value = theme.schemes[scheme].get(name) ?? theme.shared.get(name) ?? '';
  // a chain of names is short; one that leads back to itself ends as well
  for (let steps = 0; steps < 10; steps++) {
    const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (next === undefined) return value;
    value = theme.schemes[scheme].get(next) ?? theme.shared.get(next) ?? '';
  }
  return '';
}

/** The names of the colours that have ten shades, the product's own before those of the library. */
export function familiesOf({ shared, own }: ThemeVariables): { own: string[]; others: string[] } {
  const names = [...shared.keys()].flatMap((name) => /^--mantine-color-([a-z]+)-0$/.exec(name)?.[1] ?? []);
  const isOwn = (name: string) => own.has(`--mantine-color-${name}-0`);
  return { own: names.filter(isOwn), others: names.filter((name) => !isOwn(name)) };
}
