import type { FileRule } from '@faculty/contracts/kit/entity';
import { Button, Group } from '@mantine/core';
import { type ComponentType, useId, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { FileInputProps } from '../../../kit/fields/field-props.ts';
import { FileInput } from '../../../kit/fields/file-field.tsx';
import { PictureInput } from '../../../kit/fields/picture-field.tsx';
import { PreviewButton } from '../../../kit/fields/preview-button.tsx';
import { RichTextInput } from '../../../kit/fields/rich-text-field.tsx';
import { SquarePictureInput } from '../../../kit/fields/square-picture-field.tsx';
import { FieldProblem } from '../../../kit/form/fields/field-problem.tsx';
import { Example } from '../../example.tsx';
import classes from './elements.module.css';
import { statePhrases } from './states.ts';

const phrases = {
  file: { th: 'ไฟล์', en: 'A file' },
  fileNote: {
    th: 'FileField: ลากมาวางหรือกดเลือก ชนิดและขนาดตรวจก่อนส่ง',
    en: 'FileField: dropped or chosen; type and size are checked before it is sent.',
  },
  picture: { th: 'ภาพ', en: 'A picture' },
  pictureNote: { th: 'PictureField: ภาพใหญ่ถูกย่อในเบราว์เซอร์', en: 'PictureField: a large picture is made smaller in the browser.' },
  square: { th: 'ภาพสี่เหลี่ยมจัตุรัส', en: 'A square picture' },
  squareNote: { th: 'SquarePictureField: เลือกแล้วตัดให้เป็นจัตุรัส', en: 'SquarePictureField: it is cut to a square after it is chosen.' },
  stored: { th: 'มีไฟล์อยู่แล้ว', en: 'Stored' },
  cleared: { th: 'จะลบเมื่อบันทึก', en: 'Deleted with the save' },
  storedName: { th: 'ประกาศรับสมัครนักศึกษาแลกเปลี่ยน.pdf', en: 'exchange-students.pdf' },
  longName: {
    th: 'รายงานการประชุมคณะกรรมการประจำคณะศิลปศาสตร์ ครั้งที่ 11-2569 ฉบับรับรองแล้ว พร้อมเอกสารแนบ.xlsx',
    en: 'minutes-of-the-board-of-the-faculty-of-liberal-arts-11-2026-approved-with-annexes.xlsx',
  },
  rich: { th: 'ข้อความจัดรูปแบบ', en: 'Rich text' },
  richNote: { th: 'RichTextField: เครื่องมือโหลดเมื่อเปิดใช้เท่านั้น', en: 'RichTextField: the editor is loaded when it is opened.' },
  openEditor: { th: 'เปิดเครื่องมือจัดรูปแบบ', en: 'Open the editor' },
  content: { th: 'เนื้อหา', en: 'Content' },
  html: {
    th: '<h2>กำหนดการ</h2><p>ลงทะเบียน <strong>เวลา 8.30 น.</strong> ที่ห้องประชุมชั้น 3</p><ul><li>เปิดงาน</li><li>บรรยายพิเศษ</li></ul>',
    en: '<h2>Programme</h2><p>Registration <strong>at 8:30</strong>, meeting room on the third floor</p><ul><li>Opening</li><li>Keynote</li></ul>',
  },
};

const documentRule: FileRule = { kind: 'document', maxMegabytes: 100, folder: 'demo', public: false };
const pictureRule: FileRule = { kind: 'image', maxMegabytes: 3, folder: 'demo', public: true };
/** A picture that the product brings along. */
const storedPicture = '/icon_sdgs/SDGs4.webp';

/** Files, pictures and rich text. */
export function FileElements() {
  const t = usePhrases(phrases);
  return (
    <>
      <Example title={t.file} note={t.fileNote}>
        <FileStates field={FileInput} rule={documentRule} stored={t.storedName} long={t.longName} />
      </Example>
      <Example title={t.picture} note={t.pictureNote}>
        <FileStates field={PictureInput} rule={pictureRule} stored={storedPicture} />
      </Example>
      <Example title={t.square} note={t.squareNote}>
        <FileStates field={SquarePictureInput} rule={pictureRule} stored={storedPicture} />
      </Example>
      <Example title={t.rich} note={t.richNote}>
        <RichText />
      </Example>
    </>
  );
}

interface FileStatesProps {
  field: ComponentType<FileInputProps>;
  rule: FileRule;
  stored: string;
  /** A long name, where names are shown. */
  long?: string;
}

function FileStates({ field, rule, stored, long }: FileStatesProps) {
  const t = usePhrases(phrases);
  const state = usePhrases(statePhrases);
  const kind = { field, rule };
  return (
    <div className={classes.states}>
      <OneFile {...kind} label={state.empty} required />
      <OneFile {...kind} label={t.stored} stored={stored} onClear={() => undefined} />
      <OneFile {...kind} label={t.cleared} stored={stored} isCleared />
      <OneFile {...kind} label={state.hint} description={state.hintText} />
      <OneFile {...kind} label={state.error} error={<FieldProblem code="file_size" params={{ mb: rule.maxMegabytes }} />} />
      <OneFile {...kind} label={state.locked} stored={stored} disabled />
      {long !== undefined && <OneFile {...kind} label={state.long} stored={long} />}
    </div>
  );
}

type OneFileProps = Omit<FileInputProps, 'value' | 'onChange' | 'id'> & { field: ComponentType<FileInputProps> };

function OneFile({ field: Field, isCleared = false, onClear, ...props }: OneFileProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isGone, setGone] = useState(isCleared);
  function change(chosen: File | null): void {
    setFile(chosen);
    setGone(false);
  }
  return <Field {...props} id={id} value={file} onChange={change} isCleared={isGone} {...(onClear && { onClear: () => setGone(true) })} />;
}

function RichText() {
  const t = usePhrases(phrases);
  const [isOpen, setOpen] = useState(false);
  const [html, setHtml] = useState(t.html);
  const id = useId();
  return (
    <>
      <Group>
        {!isOpen && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t.openEditor}
          </Button>
        )}
        <PreviewButton pages={() => [{ lang: 'th', title: t.content, picture: null, html }]} />
      </Group>
      {isOpen && <RichTextInput id={id} label={t.content} value={html} onChange={setHtml} />}
    </>
  );
}
