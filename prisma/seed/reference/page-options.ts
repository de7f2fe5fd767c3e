import { type OptionLists, subLists } from './option-list.ts';

/** Articles of the knowledge library, and links to other sites and media. Links of group D3 also name a manual. */
export const pageOptions: OptionLists = {
  ARTICLE_PAGE_GROUP: {
    A1: { th: 'บทความและองค์ความรู้', en: 'Articles and knowledge' },
    A2: { th: 'งานวิจัยน่าอ่าน', en: 'Research worth reading' },
    A3: { th: 'ภูมิปัญญาและวัฒนธรรมท้องถิ่น', en: 'Local wisdom and culture' },
    A4: { th: 'สื่อการเรียนรู้', en: 'Learning media' },
  },
  ...subLists('ARTICLE_PAGE_TYPE_UNIT_', {
    A1: [
      { th: 'ภาษาและวรรณกรรม', en: 'Language and literature' },
      { th: 'ประวัติศาสตร์และปรัชญา', en: 'History and philosophy' },
      { th: 'จิตวิทยาและสังคม', en: 'Psychology and society' },
      { th: 'เทคโนโลยีกับการเรียนรู้', en: 'Technology and learning' },
    ],
    A2: [
      { th: 'งานวิจัยของอาจารย์', en: 'Research by lecturers' },
      { th: 'งานวิจัยของนักศึกษา', en: 'Research by students' },
      { th: 'การจัดการความรู้ (KM)', en: 'Knowledge management (KM)' },
    ],
    A3: [
      { th: 'ประเพณีและพิธีกรรม', en: 'Traditions and rites' },
      { th: 'อาหารและงานหัตถกรรม', en: 'Food and crafts' },
      { th: 'ดนตรีและการแสดง', en: 'Music and performance' },
      { th: 'การท่องเที่ยวเชิงวัฒนธรรม', en: 'Cultural tourism' },
    ],
    A4: [
      { th: 'เอกสารประกอบการเรียน', en: 'Course materials' },
      { th: 'วิดีโอบทเรียน', en: 'Video lessons' },
      { th: 'แบบฝึกหัดและแบบทดสอบ', en: 'Exercises and tests' },
    ],
  }),
  LINK_GROUP: {
    D1: { th: 'ระบบสารสนเทศ', en: 'Information systems' },
    D2: { th: 'สื่อวิดีโอ', en: 'Videos' },
    D3: { th: 'บริการออนไลน์พร้อมคู่มือการใช้งาน', en: 'Online services with a manual' },
    D4: { th: 'หน่วยงานที่เกี่ยวข้อง', en: 'Related organisations' },
    D5: { th: 'แบนเนอร์และสื่อสังคมออนไลน์', en: 'Banners and social media' },
  },
  ...subLists('LINK_TYPE_UNIT_', {
    D1: [
      { th: 'สำหรับนักศึกษา', en: 'For students' },
      { th: 'สำหรับอาจารย์', en: 'For lecturers' },
      { th: 'สำหรับบุคลากรสายสนับสนุน', en: 'For support staff' },
    ],
    D2: [
      { th: 'แนะนำคณะและหลักสูตร', en: 'About the faculty and its programmes' },
      { th: 'กิจกรรมและพิธีการ', en: 'Events and ceremonies' },
      { th: 'การบรรยายและเสวนา', en: 'Lectures and panels' },
    ],
    D3: [
      { th: 'บริการการศึกษา', en: 'Academic services' },
      { th: 'บริการวิจัย', en: 'Research services' },
      { th: 'บริการทั่วไป', en: 'General services' },
    ],
    D4: [
      { th: 'ภายในมหาวิทยาลัย', en: 'Within the university' },
      { th: 'หน่วยงานราชการ', en: 'Government' },
      { th: 'สถาบันเครือข่าย', en: 'Partner institutions' },
    ],
    D5: [
      { th: 'แบนเนอร์หน้าแรก', en: 'Home page banners' },
      { th: 'สื่อสังคมออนไลน์', en: 'Social media' },
    ],
  }),
};
