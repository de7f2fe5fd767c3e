/**
 * Whether two pieces of HTML mean the same: order of attributes and classes, spelling of styles and boolean attributes,
 * and white space between blocks may differ; every element, attribute, comment and character of text must be there.
 */
export function sameHtml(one: string, other: string): boolean {
  return one === other || normalHtml(one) === normalHtml(other);
}

const words = (text: string) => new Set(text.split(' '));
const blocks = words(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DETAILS DIALOG DD DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY THEAD TFOOT TR TD TH UL CAPTION COLGROUP COL STYLE SCRIPT VIDEO AUDIO SOURCE TRACK OBJECT MAP SELECT OPTION TEMPLATE #comment #edge',
);
const booleans = words(
  'allowfullscreen controls required disabled hidden selected checked open reversed multiple loop muted autoplay playsinline default download readonly novalidate defer async nowrap',
);
const verbatim = words('SCRIPT STYLE PRE TEXTAREA');

/** One spelling for all HTML that means the same. For comparing only: it is not HTML any more. */
function normalHtml(html: string): string {
  // The explicit <body> keeps leading <style> and <script> out of the head. A parsed document is inert: nothing loads or runs.
  const inert = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return normalChildren(inert.body, false, inert.createElement('i').style);
}

function normalChildren(parent: Node, asIs: boolean, style: CSSStyleDeclaration): string {
  const source = parent instanceof HTMLTemplateElement ? parent.content : parent;
  const children = mergeTexts([...source.childNodes]);
  return children
    .map((child, index) => {
      if (typeof child === 'string') {
        if (asIs) return JSON.stringify(child.trim());
        return normalText(child, nameOf(children[index - 1]), nameOf(children[index + 1]));
      }
      if (child instanceof Comment) return `<!--${child.data.trim()}-->`;
      if (!(child instanceof Element)) return '';
      const attributes = [...child.attributes].map((attribute) => normalAttribute(attribute, style)).sort();
      const inner = normalChildren(child, asIs || verbatim.has(child.nodeName), style);
      return `<${[child.nodeName.toLowerCase(), ...attributes].join(' ')}>${inner}</>`;
    })
    .join('');
}

function mergeTexts(nodes: ChildNode[]): (ChildNode | string)[] {
  const merged: (ChildNode | string)[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (!(node instanceof Text)) merged.push(node);
    else if (typeof last === 'string') merged[merged.length - 1] = last + node.data;
    else merged.push(node.data);
  }
  return merged;
}

function nameOf(sibling: ChildNode | string | undefined): string {
  return sibling instanceof Node ? sibling.nodeName : '#edge';
}

function normalText(text: string, before: string, after: string): string {
  let spaced = text.replace(/[ \t\r\n\f]+/g, ' ');
  if (blocks.has(before)) spaced = spaced.replace(/^ /, '');
  if (blocks.has(after)) spaced = spaced.replace(/ $/, '');
  return spaced === '' ? '' : JSON.stringify(spaced);
}

function normalAttribute({ name, value }: Attr, style: CSSStyleDeclaration): string {
  return `${name}=${JSON.stringify(normalValue(name, value, style))}`;
}

function normalValue(name: string, value: string, style: CSSStyleDeclaration): string {
  if (name === 'style') return normalStyle(value, style);
  if (name === 'class') return value.trim().split(/\s+/).sort().join(' ');
  return booleans.has(name) && value.toLowerCase() === name ? '' : value;
}

function normalStyle(text: string, style: CSSStyleDeclaration): string {
  return text
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const colon = rule.indexOf(':');
      const property = rule.slice(0, colon).trim().toLowerCase();
      const value = rule.slice(colon + 1).trim();
      style.cssText = '';
      style.setProperty(property, value);
      return `${property}:${(style.getPropertyValue(property) || value).replaceAll('"', "'")}`;
    })
    .sort()
    .join(';');
}
