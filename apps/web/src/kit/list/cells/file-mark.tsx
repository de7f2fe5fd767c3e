import type { Flag } from '@faculty/contracts/kit/fields';
import { Center } from '@mantine/core';
import { IconFile, IconLink } from '@tabler/icons-react';
import { usePhrases } from '../../../i18n/phrases.tsx';

const phrases = {
  file: { th: 'ไฟล์ที่อัปโหลด', en: 'Uploaded file' },
  link: { th: 'ไฟล์ที่ลิงก์ภายนอก', en: 'File at a web address' },
};

/** The colours of the programs that people know the types by. */
const colors: Record<string, string> = { pdf: 'red', doc: 'blue', docx: 'blue', odt: 'blue', xls: 'green', xlsx: 'green', csv: 'green' };

interface FileMarkProps {
  /** The record's `status_link`: an uploaded file, or one at an address. */
  kind: Flag;
  /** The address of the uploaded file, whose end says its type. */
  file: string | null;
}

/** What a record's evidence is: the type of its file in letters, or a link. */
export function FileMark({ kind, file }: FileMarkProps) {
  const t = usePhrases(phrases);
  const words = kind === 'Y' ? t.file : t.link;
  const type = (kind === 'Y' && /\.(\w{2,4})$/.exec(file ?? '')?.[1]?.toLowerCase()) || undefined;
  const color = colors[type ?? ''] ?? 'gray';
  return (
    <Center
      component="span"
      role="img"
      w={40}
      h={24}
      flex="none"
      fz="xs"
      fw={600}
      lh={1}
      bg={`var(--mantine-color-${color}-light)`}
      c={`var(--mantine-color-${color}-light-color)`}
      style={{ borderRadius: 'var(--mantine-radius-sm)' }}
      aria-label={type === undefined ? words : `${words} ${type.toUpperCase()}`}
      title={words}
    >
      {type?.toUpperCase() ?? (kind === 'Y' ? <IconFile size={18} aria-hidden /> : <IconLink size={18} aria-hidden />)}
    </Center>
  );
}
