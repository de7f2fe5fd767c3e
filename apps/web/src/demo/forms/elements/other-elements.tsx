import type { SdgCode } from '@faculty/contracts/website/sdgs';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { KeywordInput } from '../../../kit/fields/choice/keyword-field.tsx';
import { SdgInput } from '../../../kit/fields/choice/sdg-field.tsx';
import { DayInput } from '../../../kit/fields/day/day-field.tsx';
import { PasswordField } from '../../../kit/session/password-fields.tsx';
import { Example } from '../../example.tsx';
import { FieldStates } from './field-states.tsx';

const phrases = {
  day: { th: 'วันที่', en: 'A day' },
  dayNote: {
    th: 'DayField: พิมพ์ปี พ.ศ. หรือ ค.ศ. ก็ได้ หรือเลือกจากปฏิทิน สิ่งที่อ่านเป็นวันไม่ได้ยังอยู่ให้แก้',
    en: 'DayField: typed in either era, or picked. What is no day stays as it was typed.',
  },
  keywords: { th: 'คำสำคัญ', en: 'Keywords' },
  keywordsNote: { th: 'KeywordField: วางข้อความที่มีจุลภาคแล้วแยกเป็นคำ', en: 'KeywordField: a pasted comma list becomes one word each.' },
  words: { th: 'แลกเปลี่ยน,ญี่ปุ่น', en: 'exchange,Japan' },
  manyWords: {
    th: 'แลกเปลี่ยน,ญี่ปุ่น,เกาหลี,จีน,ลาว,เวียดนาม,ทุนการศึกษา,ปริญญาตรี,ภาษาศาสตร์เปรียบเทียบ',
    en: 'exchange,Japan,Korea,China,Laos,Vietnam,scholarship,bachelor,comparative linguistics',
  },
  password: { th: 'รหัสผ่าน', en: 'A password' },
  passwordNote: { th: 'PasswordField: กดรูปตาเพื่อดูสิ่งที่พิมพ์', en: 'PasswordField: the eye shows what was typed.' },
  sdgs: { th: 'เป้าหมายการพัฒนาที่ยั่งยืน', en: 'Sustainable development goals' },
  sdgsNote: { th: 'SdgField: ชื่อของเป้าหมายที่เลือกอยู่ใต้ภาพ', en: 'SdgField: the names of the chosen goals stand below.' },
};

/** Days, keywords, passwords and the 17 goals. */
export function OtherElements() {
  const t = usePhrases(phrases);
  return (
    <>
      <Example title={t.day} note={t.dayNote}>
        <FieldStates<string | null> empty={null} filled="2026-11-22" long={t.words}>
          {(field) => <DayInput {...field} />}
        </FieldStates>
      </Example>
      <Example title={t.keywords} note={t.keywordsNote}>
        <FieldStates<string[]> empty={[]} filled={t.words.split(',')} long={t.manyWords.split(',')}>
          {(field) => <KeywordInput {...field} />}
        </FieldStates>
      </Example>
      <Example title={t.password} note={t.passwordNote}>
        <FieldStates<string> empty="" filled="Liberal-Arts-2569" long={'Liberal-Arts-2569#'.repeat(4)}>
          {({ onChange, onFocus, onBlur, lang, ...field }) => (
            <PasswordField {...field} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
          )}
        </FieldStates>
      </Example>
      <Example title={t.sdgs} note={t.sdgsNote}>
        <FieldStates<SdgCode[]>
          empty={[]}
          filled={['SDGs4', 'SDGs17']}
          long={['SDGs1', 'SDGs3', 'SDGs4', 'SDGs5', 'SDGs8', 'SDGs10', 'SDGs11', 'SDGs16']}
        >
          {(field) => <SdgInput {...field} />}
        </FieldStates>
      </Example>
    </>
  );
}
