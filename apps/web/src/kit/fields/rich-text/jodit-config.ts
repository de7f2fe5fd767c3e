import type { Language } from '@faculty/contracts/kit/bilingual';
import { Jodit } from 'jodit';
import type { Spoken } from '../../../i18n/speak.ts';
import { editorHeight, editorStylesheet } from './editor-stylesheet.ts';
import type { pastePhrases } from './paste/paste.phrases.ts';
import { choosePasteMode, pasteChoice } from './paste/paste-mode.ts';

/**
 * For the editor in the dark, whose page is turned (rich-text.css): pictures and videos keep their colours, and the paper becomes the
 * ground of a field. The editor sets the attribute.
 */
const turnedBack =
  'html[data-scheme="dark"] :is(img,video,iframe,canvas){filter:invert(1) hue-rotate(180deg)}html[data-scheme="dark"],html[data-scheme="dark"] body{background:#eff7ff}';

/** Jodit has no Thai: the words of the buttons, popups and dialogs that this editor shows, by Jodit's English keys. */
const joditThai: Record<string, string> = {
  'Type something': 'พิมพ์เนื้อหาที่นี่',
  Bold: 'ตัวหนา',
  Italic: 'ตัวเอียง',
  Underline: 'ขีดเส้นใต้',
  'Insert Unordered List': 'รายการสัญลักษณ์',
  'Insert Ordered List': 'รายการลำดับเลข',
  'Insert format block': 'รูปแบบย่อหน้า',
  'Font size': 'ขนาดตัวอักษร',
  'Fill color or set the text color': 'สีตัวอักษรและสีพื้น',
  Align: 'จัดแนวข้อความ',
  'Insert link': 'แทรกลิงก์',
  'Insert table': 'แทรกตาราง',
  'Insert Horizontal Line': 'แทรกเส้นคั่น',
  Undo: 'เลิกทำ',
  Redo: 'ทำซ้ำ',
  'Change mode': 'แก้ไขโค้ด HTML',
  'Open in fullsize': 'เต็มหน้าจอ',
  'Show all': 'เครื่องมืออื่น',

  Paragraph: 'ย่อหน้า',
  'Heading 1': 'หัวข้อ 1',
  'Heading 2': 'หัวข้อ 2',
  'Heading 3': 'หัวข้อ 3',
  'Heading 4': 'หัวข้อ 4',
  Quote: 'ข้อความอ้างอิง',
  Code: 'โค้ด',

  Default: 'ค่าปกติ',
  Circle: 'วงกลม',
  Dot: 'จุด',
  Quadrate: 'สี่เหลี่ยม',
  'Lower Alpha': 'ตัวอักษรเล็ก (a, b, c)',
  'Upper Alpha': 'ตัวอักษรใหญ่ (A, B, C)',
  'Lower Roman': 'โรมันเล็ก (i, ii, iii)',
  'Upper Roman': 'โรมันใหญ่ (I, II, III)',
  'Lower Greek': 'กรีก (α, β, γ)',

  Left: 'ชิดซ้าย',
  Center: 'กึ่งกลาง',
  Right: 'ชิดขวา',
  Justify: 'ชิดขอบทั้งสองด้าน',
  Normal: 'ปกติ',
  'Align Left': 'ชิดซ้าย',
  'Align Center': 'กึ่งกลาง',
  'Align Right': 'ชิดขวา',
  'Align Justify': 'ชิดขอบทั้งสองด้าน',

  palette: 'เลือกสี',
  Background: 'สีพื้น',
  Text: 'ข้อความ',
  Border: 'เส้นขอบ',

  URL: 'ที่อยู่ (URL)',
  'Open in new tab': 'เปิดในแท็บใหม่',
  'Open link in new tab': 'เปิดลิงก์ในแท็บใหม่',
  'Open link': 'เปิดลิงก์',
  'Edit link': 'แก้ไขลิงก์',
  Unlink: 'ลบลิงก์',
  Insert: 'แทรก',
  Update: 'บันทึก',
  Apply: 'ใช้',
  Ok: 'ตกลง',
  Cancel: 'ยกเลิก',
  Yes: 'ใช่',
  No: 'ไม่ใช่',
  'Are you sure?': 'ยืนยันหรือไม่?',
  'Please fill out this field': 'จำเป็นต้องระบุ',
  'Please enter a web address': 'โปรดระบุที่อยู่เว็บ',

  'Vertical align': 'จัดแนวตั้ง',
  'Horizontal align': 'จัดแนวนอน',
  Top: 'บน',
  Middle: 'กลาง',
  Bottom: 'ล่าง',
  Split: 'แยกช่อง',
  'Split vertical': 'แยกเป็นคอลัมน์',
  'Split horizontal': 'แยกเป็นแถว',
  Merge: 'ผสานช่อง',
  'Add column': 'เพิ่มคอลัมน์',
  'Insert column before': 'เพิ่มคอลัมน์ก่อนหน้า',
  'Insert column after': 'เพิ่มคอลัมน์ถัดไป',
  'Add row': 'เพิ่มแถว',
  'Insert row above': 'เพิ่มแถวด้านบน',
  'Insert row below': 'เพิ่มแถวด้านล่าง',
  Delete: 'ลบ',
  'Delete table': 'ลบตาราง',
  'Delete row': 'ลบแถว',
  'Delete column': 'ลบคอลัมน์',
  'Empty cell': 'ล้างข้อมูลในช่อง',

  Edit: 'แก้ไข',
  pencil: 'แก้ไข',
  Image: 'ภาพ',
  'Image properties': 'คุณสมบัติของภาพ',
  Advanced: 'เพิ่มเติม',
  Src: 'ที่อยู่ของภาพ',
  Title: 'ชื่อภาพ',
  Alternative: 'คำบรรยายแทนภาพ',
  'Alternative text': 'คำบรรยายแทนภาพ',
  Link: 'ลิงก์',
  Margins: 'ระยะห่างรอบภาพ',
  top: 'บน',
  right: 'ขวา',
  bottom: 'ล่าง',
  left: 'ซ้าย',
  Styles: 'สไตล์ (CSS)',
  Classes: 'คลาส (CSS)',
  'Border radius': 'ความโค้งของมุม',
  '--Not Set--': 'ไม่กำหนด',
  Width: 'กว้าง',
  Height: 'สูง',
  'Keep Aspect Ratio': 'รักษาสัดส่วน',
  'Press Alt for custom resizing': 'กด Alt ค้างไว้เพื่อปรับขนาดโดยไม่รักษาสัดส่วน',
};

/** Jodit's English is its keys, some of which are no English: what they mean, for the interface in English. */
const joditEnglish: Record<string, string> = {
  'Insert Unordered List': 'Bulleted list',
  'Insert Ordered List': 'Numbered list',
  'Insert format block': 'Paragraph style',
  'Fill color or set the text color': 'Text and background colour',
  'Insert Horizontal Line': 'Dividing line',
  'Change mode': 'HTML source',
  'Open in fullsize': 'Full screen',
  palette: 'Colours',
  pencil: 'Edit',
  Quadrate: 'Square',
  '--Not Set--': 'Not set',
  Src: 'Address of the picture',
  top: 'Top',
  right: 'Right',
  bottom: 'Bottom',
  left: 'Left',
};

// Here and not in the options, because Jodit's dialogs do not see those.
Jodit.lang.th = joditThai;
Jodit.lang.en = joditEnglish;
// its basic icons have none for videos
Jodit.modules.Icon.set(
  'video',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 5h12a2 2 0 0 1 2 2v3l5-3v10l-5-3v3a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"/></svg>',
);

/**
 * What a text may not do in the frame, whatever it holds: run scripts, load frames, objects and other styles, send forms. It replaces the
 * sandbox's ban on scripts, because WebKit runs no event listener in a frame that may not run scripts, not even those of this page
 * (https://bugs.webkit.org/show_bug.cgi?id=218086). It names this origin, because `'self'` is none in Firefox in a frame without an address. Where the app has a policy of its own, the frame is under both.
 */
const framePolicy = `default-src 'none'; img-src ${location.origin} data: blob: https:; media-src ${location.origin} blob: https:; style-src 'unsafe-inline'; font-src ${location.origin} data:; base-uri 'none'; form-action 'none'`;

/** A text without what would lead the frame elsewhere or change its policy, which the server removes as well. */
function withoutPragmas(html: string): string {
  if (!/<meta/i.test(html)) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  const pragmas = template.content.querySelectorAll('meta[http-equiv]');
  for (const pragma of pragmas) pragma.remove();
  return pragmas.length > 0 ? template.innerHTML : html;
}

interface ConfigInput {
  language: Language;
  /** Of what is written. */
  lang: Language;
  /** Name of the editing area for screen readers. */
  label: string;
  /** Where popups are drawn. */
  popupRoot: HTMLElement;
  insertLabel: string;
  videoLabel: string;
  pasting: Spoken<typeof pastePhrases>;
  onInsert(): void;
  onVideo(): void;
}

/**
 * Jodit as measured to keep every element, attribute, class, style and comment unchanged (e2e/rich-text/ proves it):
 * `clean-html` and `wrap-nodes` are the two plugins that rewrite content. The frame's policy keeps stored code from running, its sandbox from
 * opening windows, leaving the page and sending forms.
 */
export function joditConfig({ language, lang, label, popupRoot, insertLabel, videoLabel, pasting, onInsert, onVideo }: ConfigInput) {
  const options = {
    height: editorHeight,
    popupRoot,
    language,
    iframe: true,
    iframeSandbox: 'allow-same-origin allow-scripts',
    // written before the text's first element, so that the policy is in force when that is parsed
    iframeDoctype: `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${framePolicy}">`,
    events: { beforeSetValueToEditor: (html: unknown) => (typeof html === 'string' ? withoutPragmas(html) : undefined) },
    iframeTitle: label,
    iframeStyle: `${Jodit.defaultOptions.iframeStyle}${editorStylesheet}${turnedBack}`,
    disablePlugins: ['clean-html', 'wrap-nodes', 'add-new-line', 'speech-recognize', 'powered-by-jodit'],
    cleanHTML: {
      removeEmptyElements: false,
      fillEmptyParagraph: false,
      replaceNBSP: false,
      replaceOldTags: false,
      denyTags: false,
      removeOnError: false,
      safeJavaScriptLink: false,
    },
    // The defaults fetch an editor and a formatter from a CDN.
    sourceEditor: 'area',
    beautifyHTML: false,
    askBeforePasteHTML: false,
    askBeforePasteFromWord: false,
    link: { noFollowCheckbox: false, modeClassName: undefined },
    // the frame is a stop of Tab, and so are the tools (of which jodit-keyboard.ts leaves one)
    tabIndex: 0,
    allowTabNavigation: true,
    // one row of tools: by the width of the editor some of them are behind the last one
    sizeLG: 920,
    sizeMD: 590,
    sizeSM: 330,
    buttonsMD: [
      ...['bold', 'italic', 'underline', '|', 'paragraph', 'fontsize', '|', 'ul', 'ol', '|'],
      ...['link', 'uploaded', 'table', '|', 'undo', 'dots'],
    ],
    buttonsSM: ['bold', 'italic', 'paragraph', 'ul', 'link', 'uploaded', 'dots'],
    buttonsXS: ['bold', 'paragraph', 'link', 'uploaded', 'dots'],
    toolbarButtonSize: 'middle',
    allowResizeY: false,
    hidePoweredByJodit: true,
    showCharsCounter: false,
    showWordsCounter: false,
    showXPathInStatusbar: false,
    // the text colour is the usual choice
    colorPickerDefaultTab: 'text',
    buttons: [
      ...['bold', 'italic', 'underline', '|', 'paragraph', 'fontsize', 'brush', 'align', '|', 'ul', 'ol', '|'],
      ...['link', 'uploaded', 'movie', 'table', 'hr', '|', 'undo', 'redo', '|', 'pasteMode', 'source', 'fullsize'],
    ],
    // Without the button for a file browser that is not there; an atom, because Jodit merges plain arrays.
    popup: { a: Jodit.atom([linkPopup].flat().filter((item) => item !== 'file')) },
    controls: {
      // Jodit looks for the size among the indexes of its list, so that 16 px, the size of all text, always seemed pressed
      fontsize: { isActive: () => false },
      uploaded: { icon: 'image', tooltip: insertLabel, exec: onInsert },
      movie: { icon: 'video', tooltip: videoLabel, exec: onVideo },
      pasteMode: pasteControl(pasting),
    },
    placeholder: lang === 'th' ? 'พิมพ์เนื้อหาที่นี่' : 'Type the English text here',
  };
  // Jodit's own type is a deep partial that the compiler gives up on (TS2589) once it holds an element
  return options as object;
}

/** What is done with the formatting of pasted text, to see and to change. */
function pasteControl({ mode, ask, clear, keep }: Spoken<typeof pastePhrases>) {
  return {
    icon: 'paste',
    tooltip: mode,
    list: { ask, clear, keep },
    childExec: (_editor: unknown, _current: unknown, { control }: { control: { name: ReturnType<typeof pasteChoice> } }) =>
      choosePasteMode(control.name),
    isChildActive: (_editor: unknown, { control }: { control: { name: ReturnType<typeof pasteChoice> } }) => control.name === pasteChoice(),
  };
}

const linkPopup = Jodit.defaultOptions.popup.a ?? [];
