import { usePhrases } from '../../../i18n/phrases.tsx';
import { LiveExample } from '../../live-example.tsx';
import { PartnerCountries } from '../examples/partner-countries.tsx';
import partnerCountriesCode from '../examples/partner-countries.tsx?raw';
import { KitLinks } from './kit-links.tsx';
import { Rules } from './rules.tsx';

const phrases = {
  how: { th: 'หลักการ', en: 'How it is used' },
  lines: {
    th: 'หน้าจอของระบบไม่มีแผนที่ แผนที่มีเฉพาะในหน้าตัวอย่าง\nแผนที่โลกวาดเป็น SVG จากข้อมูลที่อยู่ในระบบ ไม่ใช้เครือข่ายและไม่ใช้คีย์ของบริการใด\nตามเอกสาร แผนที่ไม่มีทวีปแอนตาร์กติกา (AQ) และมีเมืองหลวงสิบแปดแห่ง\nแผนที่ถนนจริงต้องมีเซิร์ฟเวอร์ภาพแผนที่ หน้าตัวอย่างจึงบอกตรง ๆ ว่ายังไม่ได้ตั้งค่า\nเลื่อนและย่อขยายได้ด้วยแป้นพิมพ์ และมีข้อความหรือตารางที่บอกเรื่องเดียวกันเสมอ',
    en: 'No screen of the product has a map; only the demo pages do\nThe world is drawn as SVG from data that comes with the system: no network, and no service’s key\nAs documented, Antarctica (AQ) is left out, and there are eighteen capitals\nA real street map needs a tile server; its page says plainly that none is configured\nA map is moved and zoomed by keys too, and words or a table always tell the same',
  },
  live: { th: 'แผนที่โลกกับประเทศที่เลือก', en: 'The world with some countries marked' },
  liveNote: { th: 'WorldMap: ลูกศรเลื่อน + และ − ย่อขยาย', en: 'WorldMap: arrow keys move, + and − zoom' },
};

/** `/documentation/maps`: how maps are drawn, and what they do without. */
export function MapsDocumentationPage() {
  const t = usePhrases(phrases);
  return (
    <>
      <Rules title={t.how} lines={t.lines} />
      <LiveExample title={t.live} note={t.liveNote} code={partnerCountriesCode}>
        <PartnerCountries />
      </LiveExample>
      <KitLinks paths={['/maps/vector', '/maps/google']} />
    </>
  );
}
