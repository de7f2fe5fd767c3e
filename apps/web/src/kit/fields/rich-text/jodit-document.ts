import type { Jodit } from 'jodit';
import { sameHtml } from './same-html.ts';

/** What a new, empty document starts with: without a paragraph there is nothing to type into. */
const emptyDocument = '<p><br></p>';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, pre, table, figure, hr, div, section, article, address';

/** What holds no blocks: it is parted around them. */
const lines = 'p, h1, h2, h3, h4, h5, h6, pre';

/** One document in one editor: what was loaded is answered byte for byte until the writer changes something. */
interface JoditDocument {
  /** Shows `html`. False when the editor would change what it means: then the editor must not be used for it. */
  load(html: string): boolean;
  /** Remembers where the caret is, to insert there after a dialog took the focus: once. */
  holdCaret(): (html: string) => void;
}

/** Connects an editor to `onChange`, which is called for changes by the person only. */
export function openDocument(jodit: Jodit, onChange: (html: string) => void): JoditDocument {
  let original = '';
  /** The same as the editor spells it; undoing everything leads back here, and so to the original. */
  let spelled = '';
  let last = '';
  let loading = false;

  jodit.e.on('change', (html: string) => {
    if (loading) return;
    const next = html === spelled ? original : html === emptyDocument ? '' : html;
    if (next === last) return;
    last = next;
    onChange(next);
  });

  return {
    load(html) {
      if (html === last && spelled !== '') return true;
      const shown = html === '' ? emptyDocument : html;
      loading = true;
      jodit.value = shown;
      loading = false;
      original = html;
      last = html;
      spelled = jodit.value;
      // Else the first undo would go back to an empty document.
      jodit.async.setTimeout(() => jodit.history.clear(), 0);
      return sameHtml(shown, spelled);
    },
    holdCaret() {
      const selection = jodit.ew.getSelection();
      const anchor = selection && selection.rangeCount > 0 ? selection.anchorNode : null;
      // between two blocks is no place for a picture or link: better at the end of the last one
      const inside = selection !== null && anchor !== jodit.editor && jodit.editor.contains(anchor);
      const caret = inside ? selection.getRangeAt(0).cloneRange() : null;
      return (content) => {
        if (caret !== null && jodit.editor.contains(caret.startContainer)) jodit.s.selectRange(caret);
        else jodit.s.setCursorIn(jodit.editor.lastElementChild ?? jodit.editor);
        insertContent(jodit, content);
      };
    },
  };
}

/** Inserts HTML at the caret, replacing the selection. Blocks are never nested in a paragraph. */
function insertContent(jodit: Jodit, html: string): void {
  const template = jodit.ed.createElement('template');
  template.innerHTML = html;
  const { content } = template;
  trimSpace(content);
  const [only] = content.children;
  const isOneLine = only?.matches('p') && content.childNodes.length === 1;
  // a part of a line stays in its line
  if (isOneLine) only?.replaceWith(...only.childNodes);
  const line = !isOneLine && [...content.children].some((child) => child.matches(blocks)) ? lineAtCaret(jodit) : null;
  const last = content.lastChild;
  if (last === null) return;
  if (line === null) jodit.s.insertNode(content);
  else {
    jodit.history.snapshot.transaction(() => {
      for (const half of [line, part(jodit, line, content)]) if (isEmpty(half)) half.remove();
    });
    jodit.s.setCursorIn(last);
  }
  jodit.synchronizeValues();
}

/** Space between blocks is nothing to see, and would become lines of its own. */
function trimSpace(content: DocumentFragment): void {
  for (const node of [...content.childNodes]) {
    const isSpace = node instanceof Text || node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() === '' : false;
    const beside = [node.previousSibling, node.nextSibling].some(
      (other) => other === null || (other.nodeType === Node.ELEMENT_NODE && (other as Element).matches(blocks)),
    );
    if (isSpace && beside) node.remove();
  }
}

/** The line of the caret, after the selection was deleted. */
function lineAtCaret(jodit: Jodit): Element | null {
  if (!jodit.s.isCollapsed()) jodit.execCommand('Delete');
  const { startContainer } = jodit.s.range;
  const line = (startContainer.nodeType === Node.ELEMENT_NODE ? (startContainer as Element) : startContainer.parentElement)?.closest(lines);
  return line && jodit.editor.contains(line) ? line : null;
}

/** Inserts blocks after the caret, between the two halves of its line; returns the second half. */
function part(jodit: Jodit, line: Element, blocks: DocumentFragment): Element {
  const rest = jodit.s.range.cloneRange();
  rest.setEndAfter(line);
  const half = rest.extractContents().firstElementChild ?? jodit.ed.createElement('p');
  line.after(blocks, half);
  return half;
}

function isEmpty(line: Element): boolean {
  return (line.textContent ?? '').replace(/[\s\ufeff]/g, '') === '' && !line.querySelector('img, iframe, video, table, hr, input');
}
