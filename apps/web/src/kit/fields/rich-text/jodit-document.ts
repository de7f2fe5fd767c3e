import type { Jodit } from 'jodit';
import { insertContent } from './insert-content.ts';
import { emptyDocument } from './jodit-config.ts';
import { sameHtml } from './same-html.ts';

/** One document in one editor: what was loaded is answered byte for byte until the writer changes something. */
export interface JoditDocument {
  /** Shows `html`. False when the editor would change what it means: then the editor must not be used for it. */
  load(html: string): boolean;
  /** Remembers where the caret is, to insert there after a dialog took the focus: once. */
  holdCaret(): (html: string) => void;
}

/** Jodit hears of what is typed up to a tenth of a second later: before something is done with the text, it has to hear all of it. */
export function hearAll(jodit: Jodit): void {
  jodit.setEditorValue();
}

/** Ties an editor to `onChange`, which hears only of what a person changed. */
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
