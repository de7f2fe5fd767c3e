import { Text } from '@mantine/core';
import { usePhrases } from '../../i18n/phrases.tsx';
import { Example } from '../example.tsx';
import { sectionOf } from './markdown/blocks.ts';
import { Markdown } from './markdown/markdown.tsx';

const phrases = {
  missing: (file: string) => ({
    th: `ระบบชุดนี้สร้างโดยไม่มีไฟล์ ${file} โปรดอ่านในโค้ดของระบบ`,
    en: `This build was made without ${file}. Read it in the source.`,
  }),
  from: (file: string, heading: string) => ({ th: `จาก ${file} หัวข้อ “${heading}”`, en: `From ${file}, “${heading}”` }),
};

interface TextPassageProps {
  title: string;
  /** The file and what is in it, of `texts.ts`. */
  file: string;
  text: string | undefined;
  /** The heading in the file whose passage is shown. */
  heading: string;
}

/** A passage of one of the project's texts, as it stands there. */
export function TextPassage({ title, file, text, heading }: TextPassageProps) {
  const t = usePhrases(phrases);
  return (
    <Example title={title} note={t.from(file, heading)}>
      {text === undefined ? <Text>{t.missing(file)}</Text> : <Markdown blocks={sectionOf(text, heading)} />}
    </Example>
  );
}
