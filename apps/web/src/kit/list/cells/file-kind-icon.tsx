import type { Flag } from '@faculty/contracts/kit/fields';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './file-kind-icon.module.css';

const phrases = {
  file: { th: 'ไฟล์ที่อัปโหลด', en: 'Uploaded file' },
  link: { th: 'ไฟล์ที่ลิงก์ภายนอก', en: 'File at a web address' },
};

/** The documented mark of a record's `status_link`: an uploaded file, or one at an address. */
export function FileKindIcon({ kind }: { kind: Flag }) {
  const t = usePhrases(phrases);
  const words = kind === 'Y' ? t.file : t.link;
  const icon = kind === 'Y' ? 'File_Share' : 'File_Cloud';
  return (
    <img src={`/icon_extensions/${icon}.svg`} alt={words} title={words} width={32} height={32} loading="lazy" className={classes.icon} />
  );
}
