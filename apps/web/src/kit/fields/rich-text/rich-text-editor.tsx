import 'jodit/es2021.en/jodit.min.css';
import './rich-text.css';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { placeholderLine } from '@faculty/contracts/website/article-page';
import { useComputedColorScheme } from '@mantine/core';
import { Jodit } from 'jodit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { mendRoles, nameAreas } from './jodit-access.ts';
import { joditConfig } from './jodit-config.ts';
import { openDocument } from './jodit-document.ts';
import { handleFiles, handlePaste } from './jodit-paste-drop.ts';
import { pastePhrases } from './paste/paste.phrases.ts';
import { usePaste } from './paste/use-paste.tsx';
import { onReplaceText } from './replace-text.ts';
import 'jodit/esm/plugins/clipboard/clipboard.js';
import 'jodit/esm/plugins/fullsize/fullsize.js';
import 'jodit/esm/plugins/hr/hr.js';
import 'jodit/esm/plugins/image-properties/image-properties.js';
import 'jodit/esm/plugins/justify/justify.js';
import 'jodit/esm/plugins/mobile/mobile.js';
import 'jodit/esm/plugins/resizer/resizer.js';
import 'jodit/esm/plugins/select-cells/select-cells.js';
import 'jodit/esm/plugins/select/select.js';
import 'jodit/esm/plugins/source/source.js';
import 'jodit/esm/plugins/tab/tab.js';

// Jodit's ESM entry has only its basic plugins: these are the others that the toolbar needs.

const toolSelector = 'button, [role="button"]';

const phrases = {
  insert: { th: 'แทรกไฟล์ที่อัปโหลด', en: 'Insert an uploaded file' },
  video: { th: 'แทรกวิดีโอ', en: 'Insert a video' },
  toolbar: (label: string) => ({ th: `เครื่องมือจัดรูปแบบ: ${label}`, en: `Formatting tools: ${label}` }),
  colour: { th: 'เลือกสี', en: 'Choose a colour' },
  close: { th: 'ปิด', en: 'Close' },
  choices: (tool: string) => ({ th: `ตัวเลือกของ${tool}`, en: `Choices of ${tool}` }),
  width: { th: 'กว้าง', en: 'Width' },
  height: { th: 'สูง', en: 'Height' },
  tableSize: { th: 'ขนาดตาราง', en: 'Table size' },
  cell: (rows: number, columns: number) => ({ th: `${rows} แถว ${columns} คอลัมน์`, en: `${rows} rows, ${columns} columns` }),
};

interface RichTextEditorProps {
  /** Where `focusField` finds it. */
  id: string | undefined;
  /** Language of what is written. */
  lang: Language | undefined;
  label: string;
  value: string;
  onChange(html: string): void;
  onFocus: (() => void) | undefined;
  onBlur: (() => void) | undefined;
  required: boolean;
  invalid: boolean;
  disabled: boolean;
  /** The editor would change what is stored: show another editor. */
  onUnsafe(): void;
  /** The writer inserts a file: call `insert` with the HTML for the caret. `file` was dropped or pasted. */
  onInsert(insert: (html: string) => void, file?: File): void;
  /** The same for a video; `given` is its pasted address or embed code, or empty. */
  onVideo(insert: (html: string) => void, given: string): void;
}

interface Editor {
  jodit: Jodit;
  document: ReturnType<typeof openDocument>;
}

/** Jodit in React. Loaded lazily: it is bigger than the rest of the app. Give it the language as key: Jodit cannot change its own. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, lang, label, value, required, invalid, disabled } = props;
  const { language } = useLanguage();
  const t = usePhrases(phrases);
  const pasting = usePhrases(pastePhrases);
  const scheme = useComputedColorScheme('light');
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<Editor | null>(null);

  const changed = useEffectEvent((html: string) => props.onChange(html));
  const focused = useEffectEvent(() => props.onFocus?.());
  const blurred = useEffectEvent(() => props.onBlur?.());
  const askForFile = useEffectEvent((file?: File) => {
    const insert = editor.current?.document.holdCaret();
    props.onInsert((html) => insert?.(html), file);
  });
  const askForVideo = useEffectEvent((given: string) => {
    const insert = editor.current?.document.holdCaret();
    props.onVideo((html) => insert?.(html), given);
  });
  const paste = usePaste();
  const pasted = useEffectEvent((html: string, files: readonly File[]) => {
    const insert = editor.current?.document.holdCaret();
    if (insert) paste.handlePaste({ html, files, insert });
  });
  const mount = useEffectEvent((textarea: HTMLTextAreaElement) => {
    // Popups contain forms, which would submit ours: they are rendered next to the app's own overlays.
    const popupRoot = (document.querySelector('[data-mantine-shared-portal-node]') ?? document.body).appendChild(
      document.createElement('div'),
    );
    const insertFile = { insertLabel: t.insert, onInsert: () => askForFile(), videoLabel: t.video, onVideo: () => askForVideo('') };
    const jodit = Jodit.make(textarea, joditConfig({ language, lang: lang ?? language, label, popupRoot, pasting, ...insertFile }));
    const mark = (isFocused: boolean) => jodit.container.setAttribute('data-focused', String(isFocused));
    jodit.e
      .on('focus', focused)
      .on('blur', () => hearAll(jodit))
      .on('blur', blurred)
      .on('focus', () => mark(true))
      .on('blur', () => mark(false));
    handleFiles(jodit, askForFile);
    handlePaste(jodit, pasted, askForVideo);
    relaySave(jodit);
    // a link of a drawing (svg) would be followed even while it is edited, and the frame would show another page
    jodit.ed.addEventListener('click', (event) => {
      // clicks have elements as targets
      if ((event.target as Element).closest('a, area')) event.preventDefault();
    });
    tameResizer(jodit);
    if (jodit.iframe && id !== undefined) jodit.iframe.id = id;
    if (jodit.iframe)
      onReplaceText(jodit.iframe, (html) => {
        jodit.value = html;
        hearAll(jodit);
      });
    // the frame has the focus, but typing needs a caret in its text
    jodit.ew.addEventListener('focus', () => {
      if (selectSample(jodit)) return;
      if (jodit.ew.getSelection()?.rangeCount === 0) jodit.s.setCursorIn(jodit.editor.firstElementChild ?? jodit.editor, true);
    });
    // a press has set the caret after the focus came
    jodit.ed.addEventListener('click', () => selectSample(jodit));
    editor.current = { jodit, document: openDocument(jodit, changed) };
    const stopMending = mendRoles(jodit, popupRoot, { ...t, toolbar: t.toolbar(label) });
    const stopKeyboard = tameKeyboard(jodit);
    // it becomes narrower when the other language opens beside it, and the library looks at the window alone
    const room = new ResizeObserver(() => jodit.e.fire('recalcAdaptive'));
    room.observe(jodit.container);
    return () => {
      editor.current = null;
      stopMending();
      stopKeyboard();
      room.disconnect();
      jodit.destruct();
      popupRoot.remove();
    };
  });
  const load = useEffectEvent((html: string) => {
    if (editor.current?.document.load(html) === false) props.onUnsafe();
  });

  useEffect(() => (area.current ? mount(area.current) : undefined), []);
  useEffect(() => load(value), [value]);
  useEffect(() => editor.current?.jodit.ed.documentElement.setAttribute('data-scheme', scheme), [scheme]);
  useEffect(() => {
    if (!editor.current) return;
    editor.current.jodit.setDisabled(disabled);
    nameAreas(editor.current.jodit, { label, lang, required, invalid });
  }, [label, lang, disabled, required, invalid]);

  return (
    <>
      <textarea ref={area} hidden aria-label={label} />
      {paste.question}
    </>
  );
}

/** Selects the sample line of a new text, so that what is typed takes its place. Answers whether there is one. */
function selectSample(jodit: Jodit): boolean {
  const sample = [...jodit.editor.querySelectorAll('p')].find(({ textContent }) => textContent === placeholderLine);
  if (sample) jodit.s.select(sample, true);
  return sample !== undefined;
}

/** Jodit's change event is debounced by up to 0.1 s: flush it before using the text. */
const hearAll = (jodit: Jodit) => jodit.setEditorValue();

/** Keys pressed in the frame do not reach our window; Ctrl+S saves the form there. */
function relaySave(jodit: Jodit): void {
  jodit.ew.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return;
    hearAll(jodit);
    // the form does not save under something open, and the little bar of a picture is no such thing
    jodit.e.fire('hidePopup');
    if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
  });
}

/** Jodit's resizer answers `resize` with another one while a picture is between two pixels: once is enough. */
function tameResizer(jodit: Jodit): void {
  let isResizing = false;
  jodit.e.on(
    'resize',
    () => {
      if (isResizing) return jodit.e.stopPropagation('resize');
      isResizing = true;
      queueMicrotask(() => {
        isResizing = false;
      });
    },
    { top: true },
  );
}

/**
 * The editor by keyboard: the toolbar is one stop of Tab, the text the next, and Tab leaves the text for the next field.
 * Arrow keys, Home, End and Esc inside the toolbar and Alt+F10 into it are Jodit's own. Answers how to stop.
 */
function tameKeyboard(jodit: Jodit): () => void {
  // Jodit nests lists with Tab, which traps the keyboard; Ctrl+] and Ctrl+[ do that here.
  jodit.e.off('keydown.tab');
  for (const [command, key] of [
    ['indent', ']'],
    ['outdent', '['],
  ] as const) {
    jodit.registerCommand(command, { exec: () => false, hotkeys: [`ctrl+${key}`, `cmd+${key}`] });
  }
  jodit.editor.setAttribute('aria-keyshortcuts', 'Alt+F10');
  return oneTabStop(jodit.toolbar.container);
}

/** Only the tool that had the focus last can be reached by Tab; the arrow keys lead to the others. */
function oneTabStop(toolbar: HTMLElement): () => void {
  let last: Element | null = null;
  const tools = () => [...toolbar.querySelectorAll<HTMLElement>(toolSelector)].filter((tool) => !tool.closest('.jodit-popup'));
  const settle = () => {
    const usable = tools().filter((tool) => !tool.hasAttribute('disabled'));
    // the arrow of a button is no tab stop: arrow down on the button opens the same
    const stop = usable.find((tool) => tool === last) ?? usable.find((tool) => tool instanceof HTMLButtonElement);
    for (const tool of tools()) {
      const tabIndex = tool === stop ? 0 : -1;
      if (tool.tabIndex !== tabIndex || !tool.hasAttribute('tabindex')) tool.tabIndex = tabIndex;
    }
  };
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement && !target.closest('.jodit-popup')) last = target;
    settle();
  };
  const observer = new MutationObserver(settle);
  observer.observe(toolbar, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'disabled'] });
  toolbar.addEventListener('focusin', remember);
  settle();
  return () => {
    observer.disconnect();
    toolbar.removeEventListener('focusin', remember);
  };
}
