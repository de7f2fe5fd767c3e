import type { Jodit } from 'jodit';

interface AreaFacts {
  label: string;
  lang: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Names the editing area, its frame and the source area for screen readers. */
export function nameAreas(jodit: Jodit, { label, lang, invalid, required }: AreaFacts): void {
  const facts = { 'aria-label': label, 'aria-multiline': 'true', 'aria-required': String(required), 'aria-invalid': String(invalid) };
  for (const [name, value] of Object.entries({ role: 'textbox', ...facts })) jodit.editor.setAttribute(name, value);
  if (lang !== undefined) jodit.editor.setAttribute('lang', lang);
  jodit.iframe?.setAttribute('title', label);
  if (lang !== undefined) jodit.iframe?.setAttribute('lang', lang);
  jodit.container.querySelector('textarea.jodit-source__mirror')?.setAttribute('aria-label', `${label} HTML`);
  jodit.container.setAttribute('data-invalid', String(invalid));
}

interface AccessWords {
  toolbar: string;
  colour: string;
  close: string;
  /** What the arrow beside a tool opens. */
  choices(tool: string): string;
  width: string;
  height: string;
  tableSize: string;
  cell(rows: number, columns: number): string;
}

/** Corrects Jodit's accessibility attributes, now and whenever it renders. Returns how to stop. */
export function mendRoles(jodit: Jodit, popups: HTMLElement, words: AccessWords): () => void {
  const roots = [jodit.container, popups];
  const mend = () => {
    for (const root of roots) mendIn(root, words);
  };
  const observer = new MutationObserver(mend);
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-pressed', 'role'] };
  for (const root of roots) observer.observe(root, watched);
  mend();
  return () => observer.disconnect();
}

function mendIn(root: HTMLElement, words: AccessWords): void {
  const each = (selector: string, mend: (element: HTMLElement) => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) mend(element);
  };
  const name = (selector: string, label: string) =>
    each(`${selector}:not([aria-label])`, (element) => element.setAttribute('aria-label', label));

  each('[role="popup"]', (popup) => popup.setAttribute('role', 'group'));
  each(':scope form[role], :scope form [role="list"], :scope form [role="listitem"]', (block) => block.removeAttribute('role'));
  // the inner button has the label
  each('[role="listitem"][aria-pressed]', (item) => item.removeAttribute('aria-pressed'));
  // a tool and its arrow would have one name
  each('.jodit-toolbar-button__trigger:not([data-named])', (arrow) => {
    const tool = arrow.closest('[role="listitem"]')?.getAttribute('aria-label') ?? arrow.previousElementSibling?.getAttribute('aria-label');
    if (!tool) return;
    arrow.setAttribute('aria-label', words.choices(tool));
    arrow.setAttribute('data-named', '');
  });
  each('[role="tab"][aria-pressed]', (tab) => {
    tab.setAttribute('aria-selected', tab.getAttribute('aria-pressed') ?? 'false');
    tab.removeAttribute('aria-pressed');
  });
  each('[role="dialog"]:not([aria-label])', (dialog) =>
    dialog.setAttribute('aria-label', dialog.querySelector('.jodit-dialog__header-title')?.textContent ?? words.toolbar),
  );
  each('[aria-label="Table size"]', (grid) => grid.setAttribute('aria-label', words.tableSize));
  each('[role="gridcell"]', (cell) => {
    const [, rows, columns] = /^(\d+) by (\d+)$/.exec(cell.ariaLabel ?? '') ?? [];
    if (rows && columns) cell.setAttribute('aria-label', words.cell(Number(rows), Number(columns)));
  });
  name('[role="toolbar"]', words.toolbar);
  name('input[type="color"]', words.colour);
  name('.jodit-dialog__header button', words.close);
  name('[class*="imageWidth"]', words.width);
  name('[class*="imageHeight"]', words.height);
  each(':is(input:not([type="hidden"]), select, textarea):not([aria-label])', (input) => {
    const block = input.closest('.jodit-ui-input, .jodit-form__group');
    const label = block?.querySelector('label, .jodit-ui-input__label')?.textContent.trim();
    if (label) input.setAttribute('aria-label', label);
  });
}
